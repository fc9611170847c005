import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { pickupInput, pickupOf } from '@naga/booking-flow/pickup/pickup.js';
import { soldNationalOf } from '@naga/booking-flow/seats/national.js';
import { isChild, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';

type Booking = CheckoutBooking_BookingFragment;

/** Whether a live hold keeps seats on one of these departures, from whichever stop: it stands in its own way. */
export const holdsOn = (booking: Booking | undefined, rides: readonly { routeScheduleId: string; date: string }[]) =>
  booking !== undefined &&
  holdStateOf(booking) === 'held' &&
  booking.legs.some(({ journeyLegId }) =>
    rides.some(({ routeScheduleId, date }) => journeyLegId.startsWith(`${routeScheduleId}@${date}:`)),
  );

/** The choice a live hold stands for, when it holds exactly these rides for that many passengers; else undefined. */
export function heldChoice(
  booking: Booking | undefined,
  legIds: readonly string[],
  passengers: number,
): SeatChoice | undefined {
  if (booking === undefined || holdStateOf(booking) !== 'held') return undefined;
  const { legs } = booking;
  const sameRides = legs.length === legIds.length && legs.every((leg) => legIds.includes(leg.journeyLegId));
  const [first] = legs;
  if (!sameRides || first?.parts.length !== passengers) return undefined;
  return {
    seats: Object.fromEntries(
      legs.map(({ journeyLegId, parts }) => [journeyLegId, parts.map((part) => part.seatNumber)]),
    ),
    pickups: Object.fromEntries(legs.map((leg) => [leg.journeyLegId, pickupOf(leg)])),
    sitters: first.parts.map(({ title, passengerType, position }) => ({
      title,
      passengerType,
      nationalOf: soldNationalOf(legs, position),
    })),
  };
}

const asked = ({ seats, sitters, pickups }: SeatChoice): string =>
  JSON.stringify([
    Object.entries(seats).sort(),
    Object.keys(seats).map((legId) => pickupInput(pickups[legId])),
    sitters.map((sitter) => [sitter.title, sitter.nationalOf, isChild(sitter)]),
  ]);

/** Do two choices ask for the same hold? */
export const isSameChoice = (a: SeatChoice, b: SeatChoice): boolean => asked(a) === asked(b);
