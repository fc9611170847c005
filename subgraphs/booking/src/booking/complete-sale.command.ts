import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { tellDiscounts } from '../coupon/coupon-news.js';
import { askOperators } from '../operator-decision/ask-operators.command.js';
import { isByHand, waysOf } from '../operator-decision/ways.rules.js';
import type { BookingRecord } from './booking-record.js';
import { issueTickets } from './issue-tickets.command.js';
import { tellPoints } from '../points/tell-points.js';

/**
 * After the money is settled or will be collected, and the seats are sold, in the caller's transaction: ways that need no
 * answer get their tickets at once, for the others their operators are asked (rules.md 3).
 * Answers the booking as it is then.
 */
export async function completeSale(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
  by: { actor: string; requestId: string },
): Promise<BookingRecord> {
  await tellDiscounts(transaction, booking, 'coupon.used', now, by.requestId);
  const ways = waysOf(booking.legs);
  const asked = ways.filter(isByHand);
  const sold = ways.filter((way) => !isByHand(way)).flat();
  const pending = asked.length === 0 ? booking : await askOperators(transaction, booking, asked, now, by);
  return sold.length === 0
    ? tellPoints(transaction, pending, { now, requestId: by.requestId })
    : issueTickets(transaction, pending, sold, now, by);
}
