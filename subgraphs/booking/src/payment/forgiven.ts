import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { moneysOf } from '../booking/booking-money.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { forgivenBackEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { forgivenOf, needlesslyForgiven } from './payment-status.rules.js';

const LOWER = `update payment p set forgiven = p.forgiven - l.less
  from jsonb_to_recordset($1::jsonb) as l(id bigint, less bigint) where p.id = l.id`;

/**
 * Of what was let go nobody owes so much any more, minor units: its payments forgive as much less, in the caller's
 * transaction, and the books do not write it off. What arrived stays what it was.
 */
export async function takeForgivenBack(
  transaction: RowTransaction,
  booking: BookingRecord,
  amount: number,
  now: number,
): Promise<void> {
  let left = Math.min(amount, forgivenOf(booking));
  if (left <= 0) return;
  await post(transaction, booking, now, 'write_off_undone', forgivenBackEntries(left));
  const lower = booking.payments.flatMap((payment) => {
    const less = payment.state === 'SETTLED' ? Math.min(left, payment.forgiven) : 0;
    left -= less;
    return less > 0 ? [{ id: payment.id, less }] : [];
  });
  await transaction.rows(LOWER, [JSON.stringify(lower)]);
}

/**
 * The booking once nothing is let go that nobody owes (`due`, unless told what).
 */
export async function withoutNeedlessForgiving(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
  due = moneysOf(booking).due,
): Promise<BookingRecord> {
  const needless = needlesslyForgiven({ ...moneysOf(booking), due });
  if (needless === 0) return booking;
  await takeForgivenBack(transaction, booking, needless, now);
  return loadBooking(transaction, booking.id);
}
