import { differenceOf, exchangedLegs } from '../exchange/exchange-money.js';
import { reservedOf } from '../payment/tender.rules.js';
import { owedFor } from '../payment/owed.rules.js';
import { isLive } from './part-state.rules.js';
import {
  forgivenOf,
  keptAsPaid,
  paymentStatus,
  type Moneys,
  type PaymentStatus,
} from '../payment/payment-status.rules.js';
import { type BookingRecord, partsOf } from './booking-record.js';
import type { RefundReason } from '../refund/create-refunds.command.js';
import { bookingStatus, type BookingStatus } from './status.rules.js';

const BOARDING_UNDONE: RefundReason = 'BOARDING_UNDONE';
const SENT_BACK: RefundReason = 'SENT_BACK';

/**
 * Cash that was handed back because its boarding was undone is as if it had never been taken; what was never taken as paid
 * goes back beside all that was.
 */
const withoutUndone = ({ payments, refunds: all }: BookingRecord): Pick<Moneys, 'payments' | 'refunds'> => {
  const refunds = all.filter(({ reason }) => reason !== SENT_BACK);
  const undone = new Set(refunds.filter(({ reason }) => reason === BOARDING_UNDONE).map(({ paymentId }) => paymentId));
  if (undone.size === 0) return { payments, refunds };
  return {
    payments: payments.filter(({ id }) => !undone.has(id)),
    refunds: refunds.filter(({ paymentId }) => !undone.has(paymentId)),
  };
};

const owedOf = (booking: BookingRecord): number => owedFor({ parts: partsOf(booking), fees: booking.fees });

/**
 * What the booking costs as it stands, minor units: what was agreed without what was refused, given back, or not carried on
 * another ride. All that was agreed where nobody travels any more.
 */
export const costsNow = (booking: BookingRecord): number =>
  partsOf(booking).some(({ state }) => isLive(state)) ? owedOf(booking) : booking.total;

/** A booking's money as the rules look at it. What was paid towards an open exchange is no surplus. */
export function moneysOf(booking: BookingRecord): Moneys {
  const moved = withoutUndone(booking);
  const owed = owedOf(booking);
  const towards = Math.min(Math.max(0, keptAsPaid(moved) - owed), Math.max(0, differenceOf(booking)));
  return { total: booking.total, due: owed + towards, ...moved };
}

/** Minor units that are still to be paid for what is bought: what is on its way back pays for nothing. */
export function stillToPay(booking: BookingRecord): number {
  const moneys = moneysOf(booking);
  return Math.max(0, moneys.due - keptAsPaid(moneys));
}

/** Minor units of its price that we have not: still to be paid, or let go. */
export const notPaidOf = (booking: BookingRecord): number => stillToPay(booking) + forgivenOf(booking);

/** Minor units that can be paid now: for what is bought, or for the exchange that waits for its difference. */
export const toPayNow = (booking: BookingRecord): number =>
  booking.exchange === null
    ? stillToPay(booking)
    : Math.max(0, owedOf(booking) + differenceOf(booking) - keptAsPaid(withoutUndone(booking)));

/** The same, what a wallet has set aside for it taken off. */
export const leftToPay = (booking: BookingRecord): number =>
  Math.max(0, toPayNow(booking) - reservedOf(booking.payments));

export interface Statuses {
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
}

/** Both derived statuses. */
export function statusesOf(booking: BookingRecord): Statuses {
  const parts = [...partsOf(booking), ...exchangedLegs(booking).flatMap((leg) => leg.parts)];
  return { status: bookingStatus(parts.map(({ state }) => state)), paymentStatus: paymentStatus(moneysOf(booking)) };
}
