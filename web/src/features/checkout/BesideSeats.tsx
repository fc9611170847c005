import { addOnText, sumOfAddOns } from '@naga/booking-flow/sale/fee-lines.js';
import { travellersOf } from '@naga/booking-flow/sale/travellers.js';
import { formatMoney } from '@naga/kernel/money.js';
import { defineMessages, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

const words = defineMessages<{ bought: { addOns: string; amount: string } }>({
  bought: { id: 'checkout.add-ons.bought', defaultMessage: 'Added to your trip: {addOns} · {amount}' },
});

/** What was bought beside the seats, of all who ride; nothing where nothing was. */
export function BesideSeats({ booking }: { booking: Pick<CheckoutBooking_BookingFragment, 'legs' | 'total'> }) {
  const intl = useIntl();
  const seats = travellersOf(booking.legs).flatMap(({ staying }) => staying);
  const all = sumOfAddOns(seats);
  if (all.length === 0) return null;
  const amount = seats.flatMap(({ addOns }) => addOns).reduce((sum, one) => sum + one.amount.amount, 0);
  return (
    <p>
      {intl.formatMessage(words.bought, {
        addOns: all.map((one) => addOnText(intl, one)).join(', '),
        amount: formatMoney(moneyOf({ ...booking.total, amount })),
      })}
    </p>
  );
}
