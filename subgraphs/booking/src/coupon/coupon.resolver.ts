import { ByKeyOr, ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { applyCoupon } from './apply-coupon.command.js';
import { CouponHolderView } from './coupon.type.js';
import { couponHolders } from './coupon-holders.queries.js';
import { removeCoupon } from './remove-coupon.command.js';

@Resolver()
export class CouponResolver {
  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Lowers the prices of held seats. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, and the first check that fails: COUPON_UNKNOWN, COUPON_INACTIVE, COUPON_NOT_STARTED, COUPON_EXPIRED, COUPON_WRONG_CHANNEL, COUPON_WRONG_RIDE, COUPON_WRONG_DATE, COUPON_MINIMUM, COUPON_NOT_ELIGIBLE, COUPON_ALREADY_USED, COUPON_USED_UP, COUPON_NOT_COMBINABLE, COUPON_SAVES_NOTHING. TOO_MANY_ATTEMPTS after ten codes that nobody made.',
  })
  applyCoupon(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('code', () => String) code: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await applyCoupon(context, bookingId, code), context.clock.now()));
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'The seats cost what they cost before. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY.',
  })
  removeCoupon(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await removeCoupon(context, bookingId), context.clock.now()));
  }

  @ForNeighbours()
  @Query(() => [CouponHolderView], { description: 'Of these bookings, those that exist, of both modes.' })
  couponHolders(
    @Ctx() { database }: BookingContext,
    @Arg('bookingIds', () => [ID]) bookingIds: string[],
  ): Promise<CouponHolderView[]> {
    return couponHolders(database, bookingIds);
  }
}
