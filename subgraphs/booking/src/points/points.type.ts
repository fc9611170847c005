import { DateTimeISO, JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('PointsOffer', {
  simpleResolvers: true,
  description: 'What usePoints takes of the viewer for a booking that is held.',
})
export class PointsOfferView {
  @Field(() => Int, { description: 'What he has and no other booking has reserved.' }) available!: number;
  @Field(() => Int, { description: 'Fewer are not spent at a time.' }) least!: number;
  @Field(() => Int, { description: 'Half of the fares after the coupon, and no more than he has, in whole steps.' })
  most!: number;
  @Field(() => Int, { description: 'What a slider moves by.' }) step!: number;
}

@Directive('@inaccessible')
@ObjectType('PointsHolder', {
  simpleResolvers: true,
  description: 'What there is to say of a booking’s points. For neighbours.',
})
export class PointsHolderView {
  @Field(() => ID) bookingId!: string;
  @Field(() => DateTimeISO, { nullable: true, description: 'While held.' }) expiresAt!: Date | null;
  @Field(() => JSONObject, { nullable: true, description: 'As the event points.told says it last.' })
  told!: Record<string, unknown> | null;
}
