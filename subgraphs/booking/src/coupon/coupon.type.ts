import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@ObjectType('CouponHolder', {
  simpleResolvers: true,
  description: 'What became of a booking that took a coupon. For neighbours.',
})
export class CouponHolderView {
  @Field(() => ID) bookingId!: string;
  @Field(() => Int, { description: 'Of the coupon it has now, 0 without one.' }) turn!: number;
  @Field(() => String, { description: 'BookingStatus' }) status!: string;
  @Field(() => DateTimeISO, { nullable: true, description: 'While held.' }) expiresAt!: Date | null;
}
