import { formatLegId } from '@naga/kernel/journey-id.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { isSet } from '../fields.js';
import type { RestHoldSeatsMutationVariables } from './bookings.generated.js';
import { type BookingRequestBody, nationalityOf, nationalOf, titleOf } from './booking-request.js';

type HoldInput = RestHoldSeatsMutationVariables['input'];
type HoldLeg = Extract<HoldInput['legs'], readonly unknown[]>[number];
type Direction = NonNullable<HoldLeg['direction']>;
type TicketRequest = BookingRequestBody['ticket_requests'][number];

/** Onward, return, and the second ride of each when there is a change: told by flags, route ids and order. */
export function directionsOf(request: BookingRequestBody): Direction[] {
  const { ticket_requests, route_id_return } = request;
  const returnRoute = route_id_return == null ? undefined : String(route_id_return);
  let isReturning = false;
  return ticket_requests.map((ticket, index) => {
    if (index === 0) return 'ONWARD';
    const connects =
      isSet(ticket.connecting) ||
      (ticket.connecting === undefined && isSet(request.connecting) && !startsReturn(ticket));
    if (connects) return isReturning ? 'RETURN_CONNECTING' : 'CONNECTING';
    isReturning = true;
    return 'RETURN';
  });

  function startsReturn(ticket: TicketRequest): boolean {
    return !isReturning && returnRoute !== undefined && String(ticket.route_id) === returnRoute;
  }
}

/** Where and when travellers want to be fetched, as far as the request tells. */
const pickupOf = ({ address, contact_phone, pickup_time, taxi_drop_off }: TicketRequest): Partial<HoldLeg> => ({
  ...(address != null && { pickupAddress: address }),
  ...(contact_phone != null && { pickupPhone: contact_phone }),
  ...(pickup_time != null && { pickupTime: pickup_time }),
  ...(taxi_drop_off != null && { taxiDropOff: taxi_drop_off }),
});

const typeOf = ({ passenger_type }: { passenger_type?: 'adult' | 'child' | null | undefined }) =>
  passenger_type === 'child' ? ('CHILD' as const) : ('ADULT' as const);

/** Names and contact: the first passenger is the one to be reached. */
function passengersOf({ passenger_requests }: BookingRequestBody): Pick<HoldInput, 'passengers' | 'contact'> {
  const passengers = passenger_requests.map((passenger) => ({
    title: titleOf(passenger.title),
    firstName: passenger.first_name,
    lastName: passenger.last_name,
    nationality: nationalityOf(passenger.nationality),
    passengerType: typeOf(passenger),
    email: passenger.email ?? null,
    mobileNumber: passenger.mobile_number,
    documentNumber: passenger.document_number ?? null,
    birthDate: passenger.birth_date ?? null,
    seatNumber: passenger.seat_number,
  }));
  const email = passenger_requests.find((passenger) => passenger.email)?.email ?? null;
  return { passengers, contact: { email, mobileNumber: passenger_requests[0]!.mobile_number } };
}

/** The graph's input of a hold: the passengers' seats of the first ride lead, other rides follow in the same order. */
export function holdInputOf(request: BookingRequestBody, language: LanguageCode): HoldInput {
  const { ticket_requests, passenger_requests, affiliate_id, coupon_code } = request;
  const directions = directionsOf(request);
  const firstSeats = ticket_requests[0]!.seat_requests.map(({ seat_number }) => seat_number);
  const legs = ticket_requests.map((ticket, index) => ({
    legId: formatLegId({
      routeScheduleId: String(ticket.route_schedule_id),
      date: travelDate(ticket.date),
      stopIdFrom: String(ticket.stop_id_from),
      stopIdTo: String(ticket.stop_id_to),
    }),
    direction: directions[index]!,
    ...pickupOf(ticket),
    seats: passenger_requests.map(({ seat_number, title, nationality, passenger_type }) => ({
      seatNumber: ticket.seat_requests[firstSeats.indexOf(seat_number)]!.seat_number,
      title: titleOf(title),
      nationality: nationalityOf(nationality),
      nationalOf: nationalOf(nationality) || null,
      passengerType: typeOf({ passenger_type }),
    })),
  }));
  const affiliateId = affiliate_id == null ? null : String(affiliate_id);
  const couponCode = coupon_code ? { couponCode: coupon_code } : {};
  return { legs, language, affiliateId, ...couponCode, ...passengersOf(request) };
}
