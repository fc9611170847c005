import { formatDate } from '@naga/app-kit/format-date.js';
import { legsAwaitingCodes } from '@naga/booking-flow/sale/awaited-codes.js';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl } from 'react-intl';
import { clockOf, dayOf } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { SLOWLY_MS, useAskAgain } from './use-ask-again.js';

const words = defineMessages<{
  title: Record<never, never>;
  until: { operator: string; time: string; day: string };
}>({
  title: { id: 'checkout.codes.title', defaultMessage: 'Your seats are yours, the tickets follow' },
  until: {
    id: 'checkout.codes.until',
    defaultMessage:
      '{operator} numbers each ticket by hand. The tickets come by {time} on {day} at the latest; there is nothing for you to do.',
  },
});

/** Until when an operator that gives ticket codes by hand gives them, asked again until they are there; nothing where none is waited for. */
export function CodeNotice({ booking: { legs } }: { booking: Pick<CheckoutBooking_BookingFragment, 'legs'> }) {
  const intl = useIntl();
  const { language } = useSite();
  const waiting = legsAwaitingCodes(legs);
  const last = waiting
    .map(({ codeBy }) => codeBy)
    .sort()
    .at(-1);
  useAskAgain(last !== undefined, SLOWLY_MS);
  if (last === undefined) return null;
  const operators = [...new Set(waiting.map(({ operatorName }) => operatorName))];
  return (
    <Notice live="status" title={intl.formatMessage(words.title)}>
      <p>
        {intl.formatMessage(words.until, {
          operator: operators.join(', '),
          time: clockOf(last),
          day: formatDate(dayOf(last), language),
        })}
      </p>
    </Notice>
  );
}
