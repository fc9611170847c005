import { isBoughtUnused } from '@naga/kernel/part-state.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Booking = Pick<CheckoutBooking_BookingFragment, 'legs' | 'now'>;
type Part = Booking['legs'][number]['parts'][number];

/**
 * A part of each passenger whose name can still be written right, in their order: he has bought a ride that has not left.
 * By the server's clock, and whether or not there is a ticket yet.
 */
export function correctableParts({ legs, now }: Booking): Part[] {
  const coming = legs
    .filter(({ departureTime }) => Date.parse(departureTime) > Date.parse(now))
    .flatMap(({ parts }) => parts.filter(({ state }) => isBoughtUnused(state)));
  const firsts = coming.filter(
    (part, index) => coming.findIndex(({ position }) => position === part.position) === index,
  );
  return firsts.sort((a, b) => a.position - b.position);
}
