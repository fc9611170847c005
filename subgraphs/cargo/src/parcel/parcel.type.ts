import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PARCEL_EVENT_TYPES, PARCEL_STATUSES, type ParcelEventType, type ParcelStatus } from './parcel-status.rules.js';

const enumOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [Each in Value]: Each };

export const ParcelStatusEnum = enumOf(PARCEL_STATUSES);
registerEnumType(ParcelStatusEnum, {
  name: 'ParcelStatus',
  description: 'In this order; a later one fills in those before it.',
});
export const ParcelEventTypeEnum = enumOf(PARCEL_EVENT_TYPES);
registerEnumType(ParcelEventTypeEnum, {
  name: 'ParcelEventType',
  description: 'The four statuses and what may happen on the way.',
});

@ObjectType('ParcelEvent', { simpleResolvers: true })
export class ParcelEventView {
  @Field(() => ParcelEventTypeEnum) type!: ParcelEventType;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String, {
    nullable: true,
    description: "Where it happened, in the reader's language; null when nobody said.",
  })
  place!: string | null;
  @Field(() => Boolean, { description: 'Filled in because a later status was set.' }) implied!: boolean;
  @Field(() => String, { nullable: true, description: "What staff say of it, in the reader's language." })
  note!: string | null;
}

@Directive('@key(fields: "id")')
@ObjectType('Parcel', {
  simpleResolvers: true,
  description: 'What everyone who has the code may see: no names, numbers or prices.',
})
export class ParcelView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Tracking code.' }) code!: string;
  @Field(() => ParcelStatusEnum, {
    description: 'How far it has come; side events such as DELAYED stand in events only.',
  })
  status!: ParcelStatus;
  @Field(() => String, { description: "Place, in the reader's language." }) fromName!: string;
  @Field(() => String, { description: "Place, in the reader's language." }) toName!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String, { description: "In the reader's language." }) goodsType!: string;
  @Field(() => Int, { description: 'Pieces.' }) units!: number;
  @Field(() => [ParcelEventView], { description: 'By time, the first first.' }) events!: ParcelEventView[];
}
