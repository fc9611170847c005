import { formatDate } from '@naga/app-kit/format-date.js';
import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { clockOfInstant, dayOfInstant } from '../../session/dates.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';

const words = defineMessages<{
  title: { total: string };
  lead: NoMessageValues;
  label: NoMessageValues;
  until: { day: string; time: string };
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
});

/** The code to name at a counter, how much, and until when, while the seats wait for the cash. */
export function CashNotice({ booking }: { booking: CheckoutBooking_BookingFragment }) {
  const intl = useIntl();
  const { language } = useSite();
  const awaited = booking.payments.find(({ method, state }) => method === 'CASH_COLLECTION' && state === 'PENDING');
  if (holdStateOf(booking) !== 'held' || awaited === undefined || awaited.code === null) return null;
  const { amount, code, expiresAt } = awaited;
  return (
    <Notice live="status" title={intl.formatMessage(words.title, { total: formatMoney(moneyOf(amount)) })}>
      <p>{intl.formatMessage(words.lead)}</p>
      <p>
        {intl.formatMessage(words.label)}: <strong>{`${code.slice(0, 4)} ${code.slice(4)}`}</strong>
      </p>
      {expiresAt !== null && (
        <p>
          {intl.formatMessage(words.until, {
            day: formatDate(dayOfInstant(expiresAt), language),
            time: clockOfInstant(expiresAt),
          })}
        </p>
      )}
    </Notice>
  );
}
