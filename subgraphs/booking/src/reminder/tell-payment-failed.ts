import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { localTime } from '../booking/local-time.js';
import { noteOnce } from './notice.js';

/**
 * payment.failed, in the caller's transaction: the seats are still held and can be paid another way until then. Told
 * once a day, since who tries three cards knows that the first did not work.
 */
export async function tellPaymentFailed(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
  requestId: string,
): Promise<void> {
  const { id, mode, expiresAt } = booking;
  if (expiresAt === null || expiresAt <= now) return;
  if ((await noteOnce(transaction, 'PAYMENT_FAILED', [id], now)).length === 0) return;
  const payload = { ...bookingFacts(booking), heldUntil: localTime(expiresAt) };
  await emitRows(transaction, now, [{ type: 'payment.failed', payload, mode, requestId }]);
}
