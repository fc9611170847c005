import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { QrCode } from '@naga/ui/QrCode';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { clockOfInstant } from '../../session/dates.js';
import { moneyOf } from '../../session/money.js';
import classes from './attempt.module.css';
import { WaitingFrame } from './WaitingFrame.js';

const words = defineMessages<{
  title: { total: string };
  lead: NoMessageValues;
  until: { time: string };
  code: { total: string };
  open: NoMessageValues;
}>({
  title: { id: 'checkout.scan.title', defaultMessage: 'Scan to pay {total}' },
  lead: {
    id: 'checkout.scan.lead',
    defaultMessage: 'Open the app of your bank or wallet, choose “Scan”, and hold the telephone over this code.',
  },
  until: { id: 'checkout.scan.until', defaultMessage: 'The code can be scanned until {time}.' },
  code: { id: 'checkout.scan.code', defaultMessage: 'KHQR code for {total}' },
  open: { id: 'checkout.scan.open', defaultMessage: 'Pay with an app on this device' },
});

export interface ScanToPayProps {
  booking: CheckoutBooking_BookingFragment;
  payment: CheckoutBooking_BookingFragment['payments'][number];
  qr: string;
}

/** A code that a banking app scans, and until when. */
export function ScanToPay({ booking, payment, qr }: ScanToPayProps) {
  const intl = useIntl();
  const total = formatMoney(moneyOf(payment.amount));
  const { expiresAt, payUrl } = payment;
  return (
    <WaitingFrame booking={booking} title={intl.formatMessage(words.title, { total })}>
      <p className={classes.lead}>{intl.formatMessage(words.lead)}</p>
      <QrCode value={qr} label={intl.formatMessage(words.code, { total })} size={232} />
      {expiresAt !== null && (
        <p className={classes.until}>{intl.formatMessage(words.until, { time: clockOfInstant(expiresAt) })}</p>
      )}
      {payUrl !== null && (
        <Button as="a" href={payUrl} target="_blank" rel="noopener">
          {intl.formatMessage(words.open)}
        </Button>
      )}
    </WaitingFrame>
  );
}
