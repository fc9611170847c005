import { formatMoney } from '@naga/kernel/money.js';
import { defineMessages, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import { causeWords } from './cause-words.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { givenWith } from './given-with.js';

const words = defineMessages<{ paid: { amount: string; cause: string } }>({
  paid: { id: 'checkout.donation.paid', defaultMessage: 'Your donation: {amount} · {cause}' },
});

/** What was given beside the seats that are paid; nothing where nothing was. */
export function GivenForCause({ booking }: { booking: Pick<CheckoutBooking_BookingFragment, 'fees'> }) {
  const { formatMessage: say } = useIntl();
  const given = givenWith(booking);
  if (given === undefined) return null;
  const cause = say(causeWords[given.cause ?? 'GENERAL']);
  return <p>{say(words.paid, { amount: formatMoney(moneyOf(given.amount)), cause })}</p>;
}
