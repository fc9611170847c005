import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BookingSummary } from '../../features/checkout/BookingSummary.js';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { passengersPath, paymentPath, seatsPathOf } from '../../features/checkout/paths.js';
import { SLOWLY_MS, useAskAgain } from '../../features/checkout/use-ask-again.js';
import { useLocalPath } from '../../session/language.js';
import classes from './attempt.module.css';

const words = defineMessages({
  waits: {
    id: 'checkout.attempt.waits',
    defaultMessage: 'We are waiting for the payment. This page goes on by itself; your seats are held.',
  },
  other: { id: 'checkout.open.other', defaultMessage: 'Pay another way' },
});

export interface WaitingFrameProps {
  booking: CheckoutBooking_BookingFragment;
  title: string;
  children: ReactNode;
  /** What is said of the waiting where it is not a matter of seconds; then it is asked for less often, too. */
  waits?: string;
}

/** A page that asks again until the payment it shows is decided. */
export function WaitingFrame({ booking, title, children, waits }: WaitingFrameProps) {
  const intl = useIntl();
  const to = useLocalPath();
  useAskAgain(true, waits === undefined ? undefined : SLOWLY_MS);
  return (
    <CheckoutFrame
      title={title}
      step="payment"
      ways={booking.exchange === null ? { seats: seatsPathOf(booking), passengers: passengersPath(booking.id) } : {}}
      aside={<BookingSummary booking={booking} />}
    >
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <Card as="section" kind="panel" className={classes.panel}>
        <h1 className={classes.title}>{title}</h1>
        {children}
        <p role="status" className={classes.waits}>
          {waits ?? intl.formatMessage(words.waits)}
        </p>
        <Button as={Link} variant="quiet" to={to(paymentPath(booking.id))}>
          {intl.formatMessage(words.other)}
        </Button>
      </Card>
    </CheckoutFrame>
  );
}
