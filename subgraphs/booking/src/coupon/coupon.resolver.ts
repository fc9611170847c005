import { ByKeyOr, ForNeighbours, Public, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { byScopeAlone } from '../booking/staff.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { applyCoupon } from './apply-coupon.command.js';
import { bookingOffers } from './booking-offers.queries.js';
import { BookingOffersResult, BookingOffersView, CouponHolderView } from './coupon.type.js';
import { promotionsAhead } from './promotions-ahead.queries.js';
import { ExpectedPromotionsArgs, ExpectedPromotionsView } from './expected-promotions.type.js';
import { couponHolders } from './coupon-holders.queries.js';
import { removeCoupon } from './remove-coupon.command.js';

@Resolver()
export class CouponResolver {
  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Lowers the prices of held seats. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, and the first check that fails: COUPON_UNKNOWN, COUPON_INACTIVE, COUPON_NOT_STARTED, COUPON_EXPIRED, COUPON_WRONG_CHANNEL, COUPON_OTHER_CURRENCY, COUPON_WRONG_RIDE, COUPON_WRONG_DATE, COUPON_MINIMUM, COUPON_NOT_ELIGIBLE, COUPON_ALREADY_USED, COUPON_USED_UP, COUPON_NOT_COMBINABLE, COUPON_SAVES_NOTHING. TOO_MANY_ATTEMPTS after ten codes that nobody made.',
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

  @Public()
  @Query(() => ExpectedPromotionsView, {
    nullable: true,
    description:
      'What promotions would take off these seats if the viewer held them now. Nothing is held or taken, so nothing is promised; those limited to a customer are told to who is signed in. A number that no seat of a ride has stands for its cheapest seat. Null where the rides are not sold or have no price.',
  })
  promotionsAhead(
    @Ctx() context: BookingContext,
    @Args(() => ExpectedPromotionsArgs) { legs }: ExpectedPromotionsArgs,
  ): Promise<ExpectedPromotionsView | null> {
    return promotionsAhead(context, legs);
  }

  @Requires('booking.edit')
  @Query(() => BookingOffersResult, {
    description:
      'For a sale that is held; none for who sells nothing: codes are not for everybody to read. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY.',
  })
  bookingOffers(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingOffersView | Refused> {
    return orRefused(async () => {
      const { currency, offers } = await bookingOffers(byScopeAlone(context), bookingId);
      const money = (amount: number) => ({ amount, currency });
      return Object.assign(new BookingOffersView(), {
        offers: offers.map(({ saves, total, buyUntil, refused, ...offer }) => ({
          ...offer,
          saves: money(saves),
          total: money(total),
          buyUntil: buyUntil === null ? null : new Date(buyUntil),
          refused: refused && Object.assign(new Refused(), refused),
        })),
      });
    });
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
