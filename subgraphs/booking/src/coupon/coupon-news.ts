import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { BookingRecord } from '../booking/booking-record.js';

type News = 'coupon.used' | 'coupon.given_back';

const tell = (
  transaction: RowTransaction,
  { id: bookingId, mode }: BookingRecord,
  turns: readonly number[],
  { news, now, requestId }: { readonly news: News; readonly now: number; readonly requestId: string },
): Promise<void> =>
  emitRows(
    transaction,
    now,
    turns.map((turn) => ({ type: news, payload: { bookingId, turn }, mode, requestId })),
  );

const couponTurns = ({ couponCode, couponTurn }: BookingRecord): number[] => (couponCode === null ? [] : [couponTurn]);
const promotionTurns = ({ promotionTurn }: BookingRecord): number[] => (promotionTurn === 0 ? [] : [promotionTurn]);

/** The next of a booking's turns: coupons and sets of promotions count together. */
export const nextTurn = ({ couponTurn, promotionTurn }: Pick<BookingRecord, 'couponTurn' | 'promotionTurn'>): number =>
  Math.max(couponTurn, promotionTurn) + 1;

/** Tells pricing, after the commit, what became of a booking's coupon and promotions; nothing for one without any. */
export const tellDiscounts = (
  transaction: RowTransaction,
  booking: BookingRecord,
  news: News,
  now: number,
  requestId: string,
): Promise<void> =>
  tell(transaction, booking, [...couponTurns(booking), ...promotionTurns(booking)], { news, now, requestId });

/** Tells pricing that a booking goes on without its coupon. */
export const tellCouponRemoved = (
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
  requestId: string,
): Promise<void> => tell(transaction, booking, couponTurns(booking), { news: 'coupon.given_back', now, requestId });

/**
 * Tells pricing what a booking still saves by its coupon, or by its promotions, after an exchange that left it less, so
 * that the budget has the rest again.
 */
export async function tellLowered(
  transaction: RowTransaction,
  { id: bookingId, mode }: BookingRecord,
  turn: number,
  discount: number,
  now: number,
  requestId: string,
): Promise<void> {
  await emitRows(transaction, now, [
    { type: 'coupon.lowered', payload: { bookingId, turn, discount }, mode, requestId },
  ]);
}
