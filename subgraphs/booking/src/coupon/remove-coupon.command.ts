import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { requireHeld } from '../booking/extend-hold.command.js';
import { requireUnpaid } from './apply-coupon.command.js';
import { tellCouponRemoved } from './coupon-news.js';
import { withFee } from '../fee/charge-method.js';
import { paidWithPoints } from '../points/booking-points.js';
import { restored } from './discounted.rules.js';
import { writePrices } from './write-prices.js';

/**
 * Takes the coupon off a booking that is held: it costs what it cost before; its promotions stay. Repeating it changes nothing.
 * Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY.
 */
export async function removeCoupon(context: BookingContext, bookingId: string): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    if (booking.couponCode === null) return booking;
    requireUnpaid(booking);
    await tellCouponRemoved(transaction, booking, now, viewer.requestId);
    const legs = booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map(restored) }));
    const uncouponed = { ...booking, legs, couponCode: null, couponTerms: null, discount: 0 };
    const before = paidWithPoints(withFee(uncouponed));
    const facts = { code: booking.couponCode };
    const at = { now, requestId: viewer.requestId };
    return writePrices(transaction, before, at, { type: 'coupon.removed', actor: actorOf(viewer), facts });
  });
}
