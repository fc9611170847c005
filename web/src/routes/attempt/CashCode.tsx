import { formatDate } from '@naga/app-kit/format-date.js';
import { formatMoney } from '@naga/kernel/money.js';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { clockOfInstant, dayOfInstant } from '../../session/dates.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import classes from './attempt.module.css';
import { WaitingFrame } from './WaitingFrame.js';

const words = defineMessages<{
  title: { total: string };
  lead: NoMessageValues;
  label: NoMessageValues;
  until: { day: string; time: string };
  waits: NoMessageValues;
}>({
  title: { id: 'checkout.cash.title', defaultMessage: 'Pay {total} in cash' },
  lead: {
    id: 'checkout.cash.lead',
    defaultMessage: 'Name this code at a counter of the operator or of a collecting agent, and pay there.',
  },
  label: { id: 'checkout.cash.label', defaultMessage: 'Your code' },
  until: {
    id: 'checkout.cash.until',
    defaultMessage: 'Pay until {day}, {time}. After that your seats are given to others.',
  },
  waits: {
    id: 'checkout.cash.waits',
    defaultMessage: 'Your seats wait for you. The tickets come as soon as the counter has your money.',
  },
});

export interface CashCodeProps {
  booking: CheckoutBooking_BookingFragment;
  payment: CheckoutBooking_BookingFragment['payments'][number];
  code: string;
}

/** The code to name at a counter, how much, and until when. */
export function CashCode({ booking, payment, code }: CashCodeProps) {
  const intl = useIntl();
  const { language } = useSite();
  const { amount, expiresAt } = payment;
  const total = formatMoney(moneyOf(amount));
  return (
    <WaitingFrame
      booking={booking}
      title={intl.formatMessage(words.title, { total })}
      waits={intl.formatMessage(words.waits)}
    >
      <p className={classes.lead}>{intl.formatMessage(words.lead)}</p>
      <p className={classes.code}>
        <span className={classes.label}>{intl.formatMessage(words.label)}</span>
        <strong>{`${code.slice(0, 4)} ${code.slice(4)}`}</strong>
      </p>
      {expiresAt !== null && (
        <p className={classes.until}>
          {intl.formatMessage(words.until, {
            day: formatDate(dayOfInstant(expiresAt), language),
            time: clockOfInstant(expiresAt),
          })}
        </p>
      )}
    </WaitingFrame>
  );
}
