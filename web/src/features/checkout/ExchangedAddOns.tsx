import { exchangedAddOns } from '@naga/booking-flow/exchange/exchanged-add-ons.js';
import { useIntl } from 'react-intl';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

/** What becomes of what is bought beside the seats, where the difference of an exchange is paid: as its offer said. */
export function ExchangedAddOns({
  exchange,
}: {
  exchange: Pick<NonNullable<CheckoutBooking_BookingFragment['exchange']>, 'addOns' | 'legs'>;
}) {
  const intl = useIntl();
  const operatorIds = exchange.legs.map(({ operatorId }) => operatorId);
  return exchangedAddOns(intl, exchange, operatorIds).map((told) => <p key={told}>{told}</p>);
}
