import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { PointsNotEnough } from './points.errors.js';
import { reservePoints } from './reserve-points.js';

/** How long what is about to be bought keeps its points reserved, should news of it be late. */
const RESERVED_MS = 600_000;
const NEXT_TURN = 'update booking set points_turn = $2 where id = $1';

/**
 * Before a late payment buys what had expired (rules.md 3), its points are reserved anew: they had been given back, and may
 * be spent by now. Undefined where they are; then nothing is bought. A booking without points, or one that is still held,
 * is answered as it is.
 */
export async function retakePoints(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
): Promise<BookingRecord | undefined> {
  const { id: bookingId, points, pointsAccountId: accountId } = booking;
  if (points === 0 || accountId === null || partsOf(booking).some(({ state }) => state === 'HELD')) return booking;
  const turn = booking.pointsTurn + 1;
  try {
    await reservePoints(context, { accountId, bookingId, turn, points, expiresAt: context.clock.now() + RESERVED_MS });
  } catch (error) {
    if (error instanceof PointsNotEnough) return undefined;
    throw error;
  }
  await transaction.rows(NEXT_TURN, [bookingId, turn]);
  return { ...booking, pointsTurn: turn };
}
