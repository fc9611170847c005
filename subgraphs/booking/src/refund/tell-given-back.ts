import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { isLive } from '../booking/part-state.rules.js';
import { tellDiscounts } from '../coupon/coupon-news.js';

/** Sold seats that were given back. */
export interface GivenBack {
  readonly type: 'booking.cancelled' | 'booking.parts_cancelled';
  /** Nothing of the booking is left. */
  readonly isOver: boolean;
  /** The legs they were on, each with those seats only. */
  readonly rides: readonly LegRecord[];
  readonly seats: readonly string[];
  readonly after: BookingRecord;
}

/** Which seats of a booking were given back; `after` is the booking without them. */
export function givenBack(booking: BookingRecord, after: BookingRecord, partIds: ReadonlySet<string>): GivenBack {
  const rides = booking.legs
    .map((leg) => ({ ...leg, parts: leg.parts.filter(({ id }) => partIds.has(id)) }))
    .filter(({ parts }) => parts.length > 0);
  const seats = rides.flatMap(({ parts }) => parts.map(({ seatNumber }) => seatNumber));
  const isOver = !partsOf(after).some(({ state }) => isLive(state));
  return { type: isOver ? 'booking.cancelled' : 'booking.parts_cancelled', isOver, rides, seats, after };
}

/**
 * The event that brings the mail, in the caller's transaction; `amount` is what goes back, in minor units. The use of a
 * coupon comes back with the whole booking only (rules.md 6).
 */
export async function tellGivenBack(
  transaction: RowTransaction,
  { type, isOver, rides, after }: GivenBack,
  amount: number,
  now: number,
  requestId: string,
  toWallet = false,
): Promise<void> {
  const { mode, currency, total } = after;
  const payload = {
    ...bookingFacts(after, rides),
    total: isOver ? { amount: total, currency } : null,
    amount: { amount, currency },
    toWallet,
  };
  await emitRows(transaction, now, [{ type, payload, mode, requestId }]);
  if (isOver) await tellDiscounts(transaction, after, 'coupon.given_back', now, requestId);
}
