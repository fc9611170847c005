import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { ourFees } from '../fee/beside.rules.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { WAIVED_FEE } from './waivable-fees.rules.js';

const LOWER_FEES = `insert into booking_fee (booking_id, name, amount) values ($1, '${WAIVED_FEE}', -$2::bigint)`;

/** Fees that nobody is left to collect, minor units: nobody owes them any more, and we do not have them. In the caller's transaction. */
export async function waiveFees(
  transaction: RowTransaction,
  booking: Pick<BookingRecord, 'id' | 'mode' | 'currency'>,
  amount: number,
  now: number,
): Promise<void> {
  if (amount <= 0) return;
  await transaction.rows(LOWER_FEES, [booking.id, amount]);
  await post(transaction, booking, now, 'waiver', cancellationEntries([], ourFees(amount), booking.currency));
}
