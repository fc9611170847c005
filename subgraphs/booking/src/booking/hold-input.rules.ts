import type { Contact, PassengerDetails, PassengersInput } from './passengers-input.rules.js';
import type { LegDirection, SeatRequest } from './seat-request.rules.js';
import { missingBefore } from './trip.rules.js';

export interface HoldLegRequest {
  readonly legId: string;
  readonly direction: LegDirection;
  readonly seats: readonly SeatRequest[];
  readonly pickupAddress?: string | null;
  readonly pickupPhone?: string | null;
  /** 'HH:mm'. */
  readonly pickupTime?: string | null;
  readonly taxiDropOff?: string | null;
}

/** Passengers and contact are told together or not at all. */
export interface MaybePassengers {
  readonly passengers?: readonly PassengerDetails[] | null;
  readonly contact?: Contact | null;
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

const samePerson = (a: SeatRequest, b: SeatRequest): boolean =>
  a.title === b.title &&
  a.nationality === b.nationality &&
  a.nationalOf === b.nationalOf &&
  a.passengerType === b.passengerType;

function problemsOfLeg(leg: HoldLegRequest, index: number, first: HoldLegRequest): Problem[] {
  const path = `legs.${index}`;
  const twice = leg.seats.flatMap(({ seatNumber }, seat) =>
    leg.seats.findIndex((other) => other.seatNumber === seatNumber) < seat
      ? [{ path: `${path}.seats.${seat}.seatNumber`, code: 'SEAT_TWICE' }]
      : [],
  );
  if (leg.seats.length !== first.seats.length) return [...twice, { path: `${path}.seats`, code: 'SAME_PASSENGERS' }];
  const others = leg.seats.flatMap((seat, position) =>
    samePerson(seat, first.seats[position]!) ? [] : [{ path: `${path}.seats.${position}`, code: 'SAME_PASSENGERS' }],
  );
  return [...twice, ...others];
}

/** The passengers a hold names, if it does. */
export const passengersOf = ({ passengers, contact }: MaybePassengers): PassengersInput | undefined =>
  passengers && contact ? { passengers, contact } : undefined;

function problemsOfPassengers({ passengers, contact }: MaybePassengers): Problem[] {
  if (Boolean(passengers) === Boolean(contact)) return [];
  return [passengers ? { path: 'contact', code: 'WITH_PASSENGERS' } : { path: 'passengers', code: 'WITH_CONTACT' }];
}

/**
 * What no state of the world could make right: the same passengers ride every leg, in one order (rules.md 1), nobody
 * sits twice, every direction is ridden once and follows another one, and who names the passengers says how to reach them.
 */
export function holdProblems(legs: readonly HoldLegRequest[], told: MaybePassengers = {}): Problem[] {
  const [first] = legs;
  if (first === undefined) return [{ path: 'legs', code: 'ARRAY_MIN_SIZE' }];
  const directions = legs.flatMap(({ direction }, index) =>
    legs.findIndex((other) => other.direction === direction) < index
      ? [{ path: `legs.${index}.direction`, code: 'DIRECTION_TWICE' }]
      : [],
  );
  const trip = legs.map(({ direction }) => direction);
  const alone = trip.flatMap((direction, index) => {
    const before = missingBefore(direction, trip);
    return before === undefined ? [] : [{ path: `legs.${index}.direction`, code: `NEEDS_${before}` }];
  });
  return [
    ...directions,
    ...alone,
    ...legs.flatMap((leg, index) => problemsOfLeg(leg, index, first)),
    ...problemsOfPassengers(told),
  ];
}
