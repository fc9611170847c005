import { slugOf } from '@naga/kernel/slug.js';
import { type Party, partyQuery } from '@naga/booking-flow/passengers/party.js';
import { resultsPath, type Search } from '../../session/search.js';
import { isTransport } from '../../session/transport.js';
import { ADDED_FIELD, type AddedAgain } from './added-again.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

export interface JourneysToRide extends Party {
  /** Journey ids, see kernel/journey-id. */
  onward: string;
  back?: string | undefined;
}

/** Choosing seats (specification, section 2: checkout/{details_1?}/{details_2?}). All paths here are without language prefix. */
export function seatsPath({ onward, back, ...party }: JourneysToRide): string {
  const details = [onward, back].flatMap((id) => (id === undefined ? [] : encodeURIComponent(id)));
  return `/checkout/${details.join('/')}?${partyQuery(party)}`;
}

/** `added`: what is to be said there of add-ons that came along. */
export const passengersPath = (bookingId: string, added?: AddedAgain) =>
  `/checkout/passengers/${bookingId}${added === undefined ? '' : `?${ADDED_FIELD}=${added}`}`;
export const paymentPath = (bookingId: string) => `/checkout/payment/${bookingId}`;
/** Where one waits for a payment that is made elsewhere: a code to scan, a wallet's app. */
export const attemptPath = (bookingId: string, paymentId: string) => `${paymentPath(bookingId)}/${paymentId}`;
/** Where a payment comes back to, and the confirmation. */
export const responsePath = (bookingId: string) => `/bookingresponse?booking=${bookingId}`;
export const viewBookingPath = (bookingId?: string) =>
  bookingId === undefined ? '/view-booking-detail' : `/view-booking-detail/${bookingId}`;

/** Another departure, a name, the tickets once more. */
export const changeBookingPath = (bookingId: string) => `${viewBookingPath(bookingId)}/change`;

/** Where a ride is reviewed (specification, section 2: reviews/{ticket_id}/{email}). */
export const reviewPath = (ticketId: string, email: string | null) =>
  `/reviews/${ticketId}${email === null ? '' : `/${encodeURIComponent(email)}`}`;

type Legs = Pick<CheckoutBooking_BookingFragment, 'legs'>;

const ways = ({ legs }: Legs) => ({
  onward: legs.filter(({ direction }) => direction === 'ONWARD' || direction === 'CONNECTING'),
  back: legs.filter(({ direction }) => direction === 'RETURN' || direction === 'RETURN_CONNECTING'),
});
const journeyOf = (legs: Legs['legs']) =>
  legs.length === 0 ? undefined : legs.map(({ journeyLegId }) => journeyLegId).join('~');

/** Those who ride a leg; children alone are looked for as adults, as the search has no journey without one. */
function partyOf(leg: Legs['legs'][number] | undefined): Party {
  const parts = leg?.parts ?? [];
  const children = parts.filter(({ passengerType }) => passengerType === 'CHILD').length;
  const adults = parts.length - children;
  return adults === 0 ? { adults: Math.max(1, children), children: 0 } : { adults, children };
}

/** The seat maps of the rides that a booking holds or held. */
export function seatsPathOf(booking: Legs): string {
  const { onward, back } = ways(booking);
  return seatsPath({ onward: journeyOf(onward) ?? '', back: journeyOf(back), ...partyOf(booking.legs[0]) });
}

/** The search a booking came from: the same places, days and number of passengers. */
export function searchOf(booking: Legs): Search | undefined {
  const { onward, back } = ways(booking);
  const [first] = onward;
  const last = onward.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const transport = first.transportType.toLowerCase();
  return {
    transport: isTransport(transport) ? transport : undefined,
    from: slugOf(first.fromLocationName.en),
    to: slugOf(last.toLocationName.en),
    date: first.departureTime.slice(0, 10),
    returnDate: back[0]?.departureTime.slice(0, 10),
    ...partyOf(first),
  };
}

/** Its public results. */
export function searchPathOf(booking: Legs): string {
  const search = searchOf(booking);
  return search === undefined ? '/' : resultsPath(search);
}
