import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { note } from '../booking/timeline.js';
import { paymentEntries, placeOf } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';

const SETTLE = `update payment set state = 'SETTLED', settled_at = to_timestamp($2::float8 / 1000), provider = $3, party = $4,
    amount = $5 where id = $1`;

/**
 * The money of an attempt is there: attempt, timeline and ledger, in the caller's transaction, who then uses it
 * (useMoney). `received` in minor units where less arrived than the attempt is taken for.
 */
export async function settle(
  transaction: RowTransaction,
  booking: BookingRecord,
  attempt: PaymentRecord,
  actor: string,
  now: number,
  received = attempt.amount,
): Promise<void> {
  const { id, provider, party, method, amount, currency } = attempt;
  await transaction.rows(SETTLE, [id, now, provider, party, amount]);
  const facts = { paymentId: id, method, amount, currency };
  await note(transaction, now, { bookingId: booking.id, type: 'payment.settled', actor, facts });
  await post(transaction, booking, now, 'payment', paymentEntries(placeOf(attempt), received, amount));
}
