import { formatDate } from '@naga/app-kit/format-date.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { clockOf, dayOf } from '../../session/dates.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Asked = Pick<CheckoutBooking_BookingFragment, 'legs' | 'contactEmail'>;

const words = defineMessages<{
  until: { operator: string; time: string; day: string };
  mailed: { email: string };
  shown: NoMessageValues;
}>({
  until: {
    id: 'checkout.operator.until',
    defaultMessage:
      '{operator} confirms each booking by hand and answers by {time} on {day} at the latest. Your seats are kept for you meanwhile.',
  },
  mailed: {
    id: 'checkout.operator.mailed',
    defaultMessage:
      'If the answer is yes, the tickets come to {email}. If it is no, or if there is none, everything you paid goes back to you by itself.',
  },
  shown: {
    id: 'checkout.operator.shown',
    defaultMessage:
      'If the answer is yes, the tickets appear in this booking. If it is no, or if there is none, everything you paid goes back to you by itself.',
  },
});

/** Who still has to confirm and until when, and what happens in either case; nothing when nobody is asked. */
export function operatorAnswer(intl: IntlShape, { legs, contactEmail }: Asked, language: LanguageCode): string[] {
  const asked = legs.filter(({ confirmBy }) => confirmBy !== null);
  const last = asked
    .map(({ confirmBy }) => confirmBy!)
    .sort()
    .at(-1);
  if (last === undefined) return [];
  const operators = [...new Set(asked.map(({ operatorName }) => operatorName))];
  return [
    intl.formatMessage(words.until, {
      operator: operators.join(', '),
      time: clockOf(last),
      day: formatDate(dayOf(last), language),
    }),
    contactEmail === null ? intl.formatMessage(words.shown) : intl.formatMessage(words.mailed, { email: contactEmail }),
  ];
}
