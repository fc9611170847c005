import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { holdUntil, shortenHold } from '../booking/extend-hold.command.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { heldUntil, isHeld } from '../booking/hold.rules.js';
import { exchangeUntil, shortenExchange } from '../exchange/pay-exchange.js';

/** How long seats wait, at most, while we have their money and a person has to look at it. */
const REVIEW_MS = 2 * 3_600_000;

/**
 * Money is here that a person has to look at: seats that are still held are kept two hours for it, and no longer than until
 * their ride leaves. In the caller's transaction, under the lock of the booking.
 */
export async function holdForReview(transaction: RowTransaction, booking: BookingRecord, now: number): Promise<void> {
  const { exchange, legs } = booking;
  if (exchange !== null) {
    if (exchange.expiresAt > now) await exchangeUntil(transaction, booking, now + REVIEW_MS);
    return;
  }
  const until = Math.min(now + REVIEW_MS, ...legs.map(({ departureTime }) => departureTime));
  if (isHeld(booking, now)) await holdUntil(transaction, booking, until);
}

/** It went back: who wants the seats has the time of a new hold to pay them, unless more of his money is looked at. */
export async function endReviewHold(
  { services }: Pick<BookingContext, 'services'>,
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
): Promise<void> {
  if (booking.payments.some(({ state }) => state === 'REVIEW')) return;
  const until = heldUntil(now, services.settings.current);
  if (booking.exchange !== null) {
    if (booking.exchange.expiresAt > now) await shortenExchange(transaction, booking, until);
  } else if (isHeld(booking, now)) await shortenHold(transaction, booking, until);
}
