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

/** Tells pricing what a booking still saves after an exchange that left it less, so that the budget has the rest again. */
export async function tellLowered(
  transaction: RowTransaction,
  { id: bookingId, couponTurn: turn, mode }: BookingRecord,
  discount: number,
  now: number,
  requestId: string,
): Promise<void> {
  await emitRows(transaction, now, [
    { type: 'coupon.lowered', payload: { bookingId, turn, discount }, mode, requestId },
  ]);
}
