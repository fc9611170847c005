import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { note } from '../booking/timeline.js';
import { paymentEntries, placeOf } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';

const SETTLE = `update payment set state = 'SETTLED', settled_at = to_timestamp($2::float8 / 1000), provider = $3, party = $4,
    amount = $5, forgiven = $6 where id = $1`;

/**
 * The money of an attempt is there: attempt, timeline and ledger, in the caller's transaction, who then uses it
 * (useMoney). Its amount is what arrived, and it forgives what is let go of what was asked.
 */
export async function settle(
  transaction: RowTransaction,
  booking: BookingRecord,
  attempt: PaymentRecord,
  actor: string,
  now: number,
): Promise<void> {
  const { id, provider, party, method, amount, forgiven, currency } = attempt;
  await transaction.rows(SETTLE, [id, now, provider, party, amount, forgiven]);
  const facts = { paymentId: id, method, amount, currency, ...(forgiven > 0 && { forgiven }) };
  await note(transaction, now, { bookingId: booking.id, type: 'payment.settled', actor, facts });
  await post(transaction, booking, now, 'payment', paymentEntries(placeOf(attempt), amount, forgiven));
}
