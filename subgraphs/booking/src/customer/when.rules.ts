import type { BookingStatus } from '../booking/status.rules.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';

export const WHEN = { UPCOMING: 'UPCOMING', PAST: 'PAST' } as const;
export type When = keyof typeof WHEN;

/** Nothing of such a booking is travelled any more. */
export const ENDED: readonly BookingStatus[] = ['CANCELLED', 'EXPIRED', 'REJECTED', 'COMPLETED', 'NO_SHOW'];

/** Nothing was ever paid. */
export const UNPAID: readonly PaymentStatus[] = ['UNPAID', 'NO_PAYMENT', 'PENDING', 'FAILED'];

export interface ListedBooking {
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  /** Of the last ride, epoch milliseconds. */
  readonly arrival: number;
}

/**
 * Where a customer finds a booking: UPCOMING until its last ride has arrived, then PAST, and there at once when nothing
 * of it is travelled. Undefined for seats that were held and never paid: they were no purchase.
 */
export function whenOf({ status, paymentStatus, arrival }: ListedBooking, now: number): When | undefined {
  if (status === 'EXPIRED' && UNPAID.includes(paymentStatus)) return undefined;
  return ENDED.includes(status) || arrival <= now ? 'PAST' : 'UPCOMING';
}
