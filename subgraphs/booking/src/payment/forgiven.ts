import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { forgivenOf, moneysOf } from '../booking/booking-money.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { forgivenBackEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { letGoOf } from './charge-news.rules.js';
import { surplusOf } from './payment-status.rules.js';

const LOWER = `update payment p set amount = p.amount - l.less
  from jsonb_to_recordset($1::jsonb) as l(id bigint, less bigint) where p.id = l.id`;

/**
 * Of what was let go nobody owes so much any more, minor units: its payments count for as much less, in the caller's
 * transaction, and the books do not write it off. Money that never arrived is not what goes back.
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
    const less = payment.state === 'SETTLED' ? Math.min(left, letGoOf(payment)) : 0;
    left -= less;
    return less > 0 ? [{ id: payment.id, less }] : [];
  });
  await transaction.rows(LOWER, [JSON.stringify(lower)]);
}

/**
 * The booking once nothing is let go that nobody owes (`due`, unless told what): what is paid above it then did arrive and
 * can go back.
 */
export async function withoutNeedlessForgiving(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
  due = moneysOf(booking).due,
): Promise<BookingRecord> {
  const needless = Math.min(surplusOf({ ...moneysOf(booking), due }), forgivenOf(booking));
  if (needless === 0) return booking;
  await takeForgivenBack(transaction, booking, needless, now);
  return loadBooking(transaction, booking.id);
}
