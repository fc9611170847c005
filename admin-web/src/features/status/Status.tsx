import { StatusPill } from '@naga/ui/StatusPill';
import type { Tone } from '@naga/ui/tone.js';
import { FormattedMessage } from 'react-intl';
import type { BookingStatus, PaymentStatus } from './status.generated.js';
import { bookingStatusWords, paymentStatusWords } from './words.js';

const BOOKING_TONES: Partial<Record<BookingStatus, Tone>> = {
  BOOKED: 'good',
  COMPLETED: 'good',
  RE_BOOKED: 'good',
  BLOCKED: 'warn',
  PENDING_OPERATOR: 'warn',
  PARTIALLY_CANCELLED: 'warn',
  NO_SHOW: 'bad',
  REJECTED: 'bad',
};

const PAYMENT_TONES: Partial<Record<PaymentStatus, Tone>> = {
  PAID: 'good',
  TO_COLLECT: 'warn',
  PENDING: 'warn',
  PARTIALLY_PAID: 'warn',
  OVERPAID: 'bad',
  FAILED: 'bad',
  REFUND_PENDING: 'bad',
};

export function BookingStatusPill({ status }: { status: BookingStatus }) {
  return (
    <StatusPill tone={BOOKING_TONES[status] ?? 'quiet'}>
      <FormattedMessage {...bookingStatusWords[status]} />
    </StatusPill>
  );
}

export function PaymentStatusPill({ status }: { status: PaymentStatus }) {
  return (
    <StatusPill tone={PAYMENT_TONES[status] ?? 'quiet'}>
      <FormattedMessage {...paymentStatusWords[status]} />
    </StatusPill>
  );
}
