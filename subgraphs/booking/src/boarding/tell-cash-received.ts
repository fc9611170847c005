import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord } from '../booking/booking-record.js';

/**
 * payment.cash_received, in the caller's transaction: cash of a scan that boarded nobody pays `amount` (minor units) of what
 * the booking owes. Who boards by his cash sees that it arrived; who does not has this for a receipt.
 */
export async function tellCashReceived(
  transaction: RowTransaction,
  booking: BookingRecord,
  amount: number,
  { now, requestId }: { readonly now: number; readonly requestId: string },
): Promise<void> {
  const payload = { ...bookingFacts(booking), amount: { amount, currency: booking.currency } };
  await emitRows(transaction, now, [{ type: 'payment.cash_received', payload, mode: booking.mode, requestId }]);
}
