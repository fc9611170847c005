import type { AskedOfPassengers } from '@naga/booking-flow/passengers/passenger-form.js';
import { allFields } from '@naga/kernel/passenger-field.js';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { dayOf } from '../../session/dates.js';

/** What the operators of a booking's rides ask of each of its passengers. */
export function askedOf({ legs }: Pick<CheckoutBooking_BookingFragment, 'legs'>): AskedOfPassengers {
  const [first] = legs;
  return {
    fields: allFields(legs.map(({ requiredFields }) => requiredFields)),
    types: (first?.parts ?? []).map(({ passengerType }) => passengerType),
    day: first === undefined ? '' : dayOf(first.departureTime),
  };
}
