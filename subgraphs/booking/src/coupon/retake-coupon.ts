import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { CouponRefused } from './coupon.errors.js';
import { restored } from './discounted.rules.js';
import { reserveCoupon } from './reserve-coupon.js';
import { seatsOf } from './seats-to-lower.js';

const NEXT_TURN = 'update booking set coupon_turn = $2 where id = $1';

/**
 * Before a late payment buys what had expired (rules.md 3), its coupon is taken anew: the use had been given back, and may be
 * somebody else's by now. Undefined when it cannot be had for the same saving; then nothing is bought. A booking without
 * coupon, or one that is still held, is answered as it is.
 */
export async function retakeCoupon(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
): Promise<BookingRecord | undefined> {
  const { couponCode: code, discount, bookedFrom: channel, currency } = booking;
  if (code === null || partsOf(booking).some(({ state }) => state === 'HELD')) return booking;
  const before = { ...booking, legs: booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map(restored) })) };
  const turn = booking.couponTurn + 1;
  const customer = {
    accountId: channel === 'web' ? booking.bookedByUserId : null,
    email: booking.contactEmail,
    phone: booking.contactPhone,
  };
  const expiresAt = context.clock.now();
  const wish = { code, bookingId: booking.id, turn, expiresAt, channel, currency, customer };
  try {
    const { seats } = await reserveCoupon(context, transaction, { ...wish, seats: await seatsOf(context, before) });
    if (seats.reduce((sum, seat) => sum + seat.discount, 0) !== discount) return undefined;
    await transaction.rows(NEXT_TURN, [booking.id, turn]);
    return { ...booking, couponTurn: turn };
  } catch (error) {
    if (error instanceof CouponRefused) return undefined;
    throw error;
  }
}
