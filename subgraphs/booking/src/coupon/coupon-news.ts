import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { BookingRecord } from '../booking/booking-record.js';

/** Tells pricing, after the commit, what became of a booking's coupon; nothing for a booking without one. */
export async function tellCoupon(
  transaction: RowTransaction,
  { id: bookingId, couponCode, couponTurn: turn, mode }: BookingRecord,
  news: 'coupon.used' | 'coupon.given_back',
  now: number,
  requestId: string,
): Promise<void> {
  if (couponCode === null) return;
  await emitRows(transaction, now, [{ type: news, payload: { bookingId, turn }, mode, requestId }]);
}
