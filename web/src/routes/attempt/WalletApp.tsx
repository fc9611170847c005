import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { useWalletApp } from '../../features/checkout/wing-log.js';
import { moneyOf } from '../../session/money.js';
import classes from './attempt.module.css';
import { WaitingFrame } from './WaitingFrame.js';

const words = defineMessages<{ title: { total: string }; lead: NoMessageValues; open: NoMessageValues }>({
  title: { id: 'checkout.wing.title', defaultMessage: 'Pay {total} with Wing' },
  lead: {
    id: 'checkout.wing.lead',
    defaultMessage: 'The Wing app shows the amount and asks for your PIN. We never see it.',
  },
  open: { id: 'checkout.wing.open', defaultMessage: 'Open the Wing app' },
});

export interface WalletAppProps {
  booking: CheckoutBooking_BookingFragment;
  payment: CheckoutBooking_BookingFragment['payments'][number];
}

/** The way into the wallet's app, and back: what happens there is told by its call-back, and logged for support. */
export function WalletApp({ booking, payment }: WalletAppProps) {
  const intl = useIntl();
  const { id, payUrl } = payment;
  const onOpen = useWalletApp(id);
  return (
    <WaitingFrame
      booking={booking}
      title={intl.formatMessage(words.title, { total: formatMoney(moneyOf(payment.amount)) })}
    >
      <p className={classes.lead}>{intl.formatMessage(words.lead)}</p>
      {payUrl !== null && (
        <Button as="a" size="large" href={payUrl} onClick={onOpen}>
          {intl.formatMessage(words.open)}
        </Button>
      )}
    </WaitingFrame>
  );
}
