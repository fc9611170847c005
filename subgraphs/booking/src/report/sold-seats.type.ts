import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@ObjectType('SoldSeats', {
  simpleResolvers: true,
  description: 'Seats of one ride that were sold alike, and of nobody in particular. For neighbours.',
})
export class SoldSeatsView {
  @Field(() => String, { description: 'JourneyLeg.id' }) legId!: string;
  @Field(() => String, { description: 'LOCAL or FOREIGN' }) nationality!: string;
  @Field(() => String, { description: 'ADULT or CHILD' }) passengerType!: string;
  @Field(() => String, { description: 'ISO 4217' }) currency!: string;
  @Field(() => Int) seats!: number;
  @Field(() => SafeInt, { description: 'What they cost together by their tariff, before coupons and points.' })
  fares!: number;
  @Field(() => [String], { description: 'Which seats: a number as often as it was sold.' })
  seatNumbers!: readonly string[];
}
