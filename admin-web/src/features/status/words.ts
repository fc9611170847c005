import { defineMessages, type NoMessageValues } from 'react-intl';
import type { BookingStatus, PaymentStatus } from './status.generated.js';

/** What a booking's derived status is called; keys are the values of the graph's enum. */
export const bookingStatusWords = defineMessages<Record<BookingStatus, NoMessageValues>>({
  BLOCKED: { id: 'admin.status.blocked', defaultMessage: 'blocked' },
  PENDING_OPERATOR: { id: 'admin.status.pending-operator', defaultMessage: 'pending operator' },
  EXPIRED: { id: 'admin.status.expired', defaultMessage: 'expired' },
  REJECTED: { id: 'admin.status.rejected', defaultMessage: 'rejected' },
  CANCELLED: { id: 'admin.status.cancelled', defaultMessage: 'cancelled' },
  COMPLETED: { id: 'admin.status.completed', defaultMessage: 'completed' },
  NO_SHOW: { id: 'admin.status.no-show', defaultMessage: 'no show' },
  PARTIALLY_CANCELLED: { id: 'admin.status.partially-cancelled', defaultMessage: 'partially cancelled' },
  RE_BOOKED: { id: 'admin.status.re-booked', defaultMessage: 're-booked' },
  BOOKED: { id: 'admin.status.booked', defaultMessage: 'booked' },
});

/** What a booking's payment status is called. */
export const paymentStatusWords = defineMessages<Record<PaymentStatus, NoMessageValues>>({
  REFUND_PENDING: { id: 'admin.payment.refund-pending', defaultMessage: 'refund pending' },
  REFUNDED: { id: 'admin.payment.refunded', defaultMessage: 'refunded' },
  PARTIALLY_REFUNDED: { id: 'admin.payment.partially-refunded', defaultMessage: 'partially refunded' },
  OVERPAID: { id: 'admin.payment.overpaid', defaultMessage: 'overpaid' },
  PAID: { id: 'admin.payment.paid', defaultMessage: 'paid' },
  NO_PAYMENT: { id: 'admin.payment.no-payment', defaultMessage: 'nothing to pay' },
  TO_COLLECT: { id: 'admin.payment.to-collect', defaultMessage: 'to collect' },
  PARTIALLY_PAID: { id: 'admin.payment.partially-paid', defaultMessage: 'partially paid' },
  AUTHORIZED: { id: 'admin.payment.authorized', defaultMessage: 'authorized' },
  PENDING: { id: 'admin.payment.pending', defaultMessage: 'pending' },
  FAILED: { id: 'admin.payment.failed', defaultMessage: 'failed' },
  UNPAID: { id: 'admin.payment.unpaid', defaultMessage: 'unpaid' },
});

export const BOOKING_STATUSES = Object.keys(bookingStatusWords) as BookingStatus[];
export const PAYMENT_STATUSES = Object.keys(paymentStatusWords) as PaymentStatus[];
