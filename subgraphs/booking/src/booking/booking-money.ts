import { owedFor } from '../payment/owed.rules.js';
import { backOf, paidOf, paymentStatus, type Moneys, type PaymentStatus } from '../payment/payment-status.rules.js';
import { type BookingRecord, partsOf } from './booking-record.js';
import { bookingStatus, type BookingStatus } from './status.rules.js';

/** A booking's money as the rules look at it. */
export const moneysOf = (booking: BookingRecord): Moneys => ({
  total: booking.total,
  due: owedFor({ parts: partsOf(booking), fees: booking.fees }),
  payments: booking.payments,
  refunds: booking.refunds,
});

/** Minor units that are still to be paid. */
export function stillToPay(booking: BookingRecord): number {
  const moneys = moneysOf(booking);
  return Math.max(0, moneys.due - (paidOf(moneys) - backOf(moneys)));
}

export interface Statuses {
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
}

/** Both derived statuses. */
export const statusesOf = (booking: BookingRecord): Statuses => ({
  status: bookingStatus(partsOf(booking).map(({ state }) => state)),
  paymentStatus: paymentStatus(moneysOf(booking)),
});
