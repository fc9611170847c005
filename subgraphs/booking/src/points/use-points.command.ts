import { actorOf } from '../booking/actor.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { requireHeld } from '../booking/extend-hold.command.js';
import { requireUnpaid } from '../coupon/apply-coupon.command.js';
import { buyingAccount } from '../coupon/coupon-customer.js';
import { writePrices } from '../coupon/write-prices.js';
import { paidWithPoints, unpointed } from './booking-points.js';
import { LEAST_POINTS, mostPoints, POINTS_CURRENCY } from './points.rules.js';
import { PointsNotHere, PointsOtherCurrency, PointsTooFew, PointsTooMany } from './points.errors.js';
import { orGivePointsBack, reservePoints } from './reserve-points.js';

/**
 * Whose points may pay a booking: of who is signed in and buys it for himself on the site, live; whoever held it as a guest
 * and signed in since, too. Undefined for all others.
 */
export function spenderOf({ viewer }: Pick<BookingContext, 'viewer'>, booking: BookingRecord): string | undefined {
  const account = buyingAccount(viewer);
  const { bookedFrom, agencyId, boughtByUserId: buyer, mode } = booking;
  const isHis = account !== null && (buyer === null || buyer === account);
  return isHis && bookedFrom === 'web' && agencyId === null && mode === 'live' ? account : undefined;
}

/** Refuses what cannot be spent, whoever has how many; 0 takes the points off. */
function requireSpendable(booking: BookingRecord, points: number): void {
  const { currency } = booking;
  if (currency !== POINTS_CURRENCY) throw new PointsOtherCurrency({ currency });
  if (points !== 0 && points < LEAST_POINTS) throw new PointsTooFew({ least: LEAST_POINTS });
  const most = mostPoints(partsOf(booking));
  if (points > most) throw new PointsTooMany({ most });
}

/**
 * Pays part of a booking that is held with so many points of who buys it, in place of those it had; 0 takes them off. They
 * are reserved at users before this commits, and lapse with the hold. Repeating it changes nothing.
 * Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, POINTS_NOT_HERE, POINTS_OTHER_CURRENCY,
 * POINTS_TOO_FEW, POINTS_TOO_MANY, POINTS_NOT_ENOUGH, TRY_AGAIN.
 */
export async function usePoints(context: BookingContext, bookingId: string, points: number): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    const accountId = spenderOf(context, booking);
    if (accountId === undefined) throw new PointsNotHere({ bookingId });
    if (points === booking.points && (points === 0 || booking.pointsAccountId === accountId)) return booking;
    requireUnpaid(booking);
    const before = unpointed(booking);
    requireSpendable(before, points);
    const at = { now, requestId: viewer.requestId };
    const line = { actor: actorOf(viewer), facts: { points } };
    if (points === 0)
      return writePrices(transaction, paidWithPoints(before, 0), at, { ...line, type: 'points.removed' });
    const turn = booking.pointsTurn + 1;
    const wish = { accountId, bookingId, turn, points, expiresAt: booking.expiresAt! };
    await reservePoints(context, wish);
    const paid = { ...paidWithPoints(before, points), pointsTurn: turn, pointsAccountId: accountId };
    return orGivePointsBack(context, wish, () => writePrices(transaction, paid, at, { ...line, type: 'points.used' }));
  });
}
