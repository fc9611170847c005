import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { isChild, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';

/** The choice a live hold stands for, when it holds exactly these rides for that many passengers; else undefined. */
export function heldChoice(
  booking: CheckoutBooking_BookingFragment | undefined,
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
    sitters: first.parts.map(({ title, nationality, passengerType }) => ({ title, nationality, passengerType })),
  };
}

const asked = ({ seats, sitters }: SeatChoice): string =>
  JSON.stringify([
    Object.entries(seats).sort(),
    sitters.map((sitter) => [sitter.title, sitter.nationality, isChild(sitter)]),
  ]);

/** Do two choices ask for the same hold? */
export const isSameChoice = (a: SeatChoice, b: SeatChoice): boolean => asked(a) === asked(b);
