import { owedFor } from '../payment/owed.rules.js';
import { backOf, paidOf, paymentStatus, type Moneys, type PaymentStatus } from '../payment/payment-status.rules.js';
import { type BookingRecord, partsOf } from './booking-record.js';
import type { RefundReason } from '../refund/create-refunds.command.js';
import { bookingStatus, type BookingStatus } from './status.rules.js';

const BOARDING_UNDONE: RefundReason = 'BOARDING_UNDONE';

/** Cash that was handed back because its boarding was undone is as if it had never been taken. */
const withoutUndone = ({ payments, refunds }: BookingRecord): Pick<Moneys, 'payments' | 'refunds'> => {
  const undone = new Set(refunds.filter(({ reason }) => reason === BOARDING_UNDONE).map(({ paymentId }) => paymentId));
  if (undone.size === 0) return { payments, refunds };
  return {
    payments: payments.filter(({ id }) => !undone.has(id)),
    refunds: refunds.filter(({ paymentId }) => !undone.has(paymentId)),
  };
};

/** A booking's money as the rules look at it. */
export const moneysOf = (booking: BookingRecord): Moneys => ({
  total: booking.total,
  due: owedFor({ parts: partsOf(booking), fees: booking.fees }),
  ...withoutUndone(booking),
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
