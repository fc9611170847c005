import type { Nationality, PassengerType, Title } from './passenger.rules.js';

export interface PassengerDetails {
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly nationality: Nationality;
  readonly passengerType: PassengerType;
  readonly email?: string | null;
  readonly mobileNumber?: string | null;
  readonly seatNumber: string;
}

interface HeldSeat {
  readonly seatNumber: string;
  readonly title: Title;
  readonly nationality: Nationality;
  readonly passengerType: PassengerType;
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

const FIXED = ['title', 'nationality', 'passengerType'] as const;

/**
 * Passengers must be those the seats were held for: one for each seat of the first leg, with the title, nationality and
 * type that decided the gender rule and the price.
 */
export function passengerProblems(passengers: readonly PassengerDetails[], seats: readonly HeldSeat[]): Problem[] {
  if (passengers.length !== seats.length) return [{ path: 'passengers', code: 'ONE_FOR_EACH_SEAT' }];
  return passengers.flatMap((passenger, index) => {
    const path = `passengers.${index}`;
    const seat = seats.find(({ seatNumber }) => seatNumber === passenger.seatNumber);
    const first = passengers.findIndex(({ seatNumber }) => seatNumber === passenger.seatNumber);
    if (seat === undefined) return [{ path: `${path}.seatNumber`, code: 'NOT_HELD' }];
    if (first < index) return [{ path: `${path}.seatNumber`, code: 'SEAT_TWICE' }];
    return FIXED.filter((field) => passenger[field] !== seat[field]).map((field) => ({
      path: `${path}.${field}`,
      code: 'NOT_AS_HELD',
    }));
  });
}
