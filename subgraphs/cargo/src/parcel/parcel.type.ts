import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PARCEL_EVENT_TYPES, PARCEL_STATUSES, type ParcelEventType, type ParcelStatus } from './parcel-status.rules.js';

const enumOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [Each in Value]: Each };

const ParcelStatusEnum = enumOf(PARCEL_STATUSES);
registerEnumType(ParcelStatusEnum, { name: 'ParcelStatus' });
const ParcelEventTypeEnum = enumOf(PARCEL_EVENT_TYPES);
registerEnumType(ParcelEventTypeEnum, { name: 'ParcelEventType' });

@ObjectType('ParcelEvent', { simpleResolvers: true })
export class ParcelEventView {
  @Field(() => ParcelEventTypeEnum) type!: ParcelEventType;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String, { nullable: true }) place!: string | null;
  @Field(() => Boolean, { description: 'Filled in because a later status was set.' }) implied!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@Directive('@key(fields: "id")')
@ObjectType('Parcel', {
  simpleResolvers: true,
  description: 'What everyone who has the code may see: no names, numbers or prices.',
})
export class ParcelView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Tracking code.' }) code!: string;
  @Field(() => ParcelStatusEnum) status!: ParcelStatus;
  @Field(() => String) fromName!: string;
  @Field(() => String) toName!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String) goodsType!: string;
  @Field(() => Int) units!: number;
  @Field(() => [ParcelEventView]) events!: ParcelEventView[];
}
