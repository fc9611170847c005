import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { localTime } from '../booking/local-time.js';

/**
 * payment.cash_awaited, in the caller's transaction: the code to name at a counter, how much is paid there and until
 * when, so that the traveller has them where he has no page of ours open.
 */
export async function tellCashAwaited(
  transaction: RowTransaction,
  booking: BookingRecord,
  { code, amount, currency, expiresAt }: PaymentRecord,
  now: number,
  requestId: string,
): Promise<void> {
  const { mode } = booking;
  const heldUntil = expiresAt === null ? null : localTime(expiresAt);
  const payload = { ...bookingFacts(booking), cashCode: code, amount: { amount, currency }, heldUntil };
  await emitRows(transaction, now, [{ type: 'payment.cash_awaited', payload, mode, requestId }]);
}
