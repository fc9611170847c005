import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { isHeld } from '../booking/hold.rules.js';
import { localTime } from '../booking/local-time.js';

/**
 * Tells the traveller, after the commit, that a person looks at his payment, or that it went back: what arrived, and until
 * when seats are held that are not paid.
 */
export async function tellReview(
  transaction: RowTransaction,
  type: 'payment.in_review' | 'payment.sent_back',
  booking: BookingRecord,
  received: { readonly amount: number; readonly currency: string },
  now: number,
  requestId: string,
): Promise<void> {
  const heldUntil = isHeld(booking, now) ? { heldUntil: localTime(booking.expiresAt!) } : {};
  const { amount, currency } = received;
  const payload = { ...bookingFacts(booking), amount: { amount, currency }, ...heldUntil };
  await emitRows(transaction, now, [{ type, payload, mode: booking.mode, requestId }]);
}
