export const TITLES = { MR: 'MR', MS: 'MS' } as const;
export type Title = keyof typeof TITLES;

/** As the price knows people: nationals of the route's local country, and everyone else (rules.md 5). */
export const NATIONALITIES = { LOCAL: 'LOCAL', FOREIGN: 'FOREIGN' } as const;
export type Nationality = keyof typeof NATIONALITIES;

export const PASSENGER_TYPES = { ADULT: 'ADULT', CHILD: 'CHILD' } as const;
export type PassengerType = keyof typeof PASSENGER_TYPES;

interface Named {
  readonly seatNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Seats whose passenger has no full name yet; a booking can be paid when there are none and a telephone is known. */
export const seatsWithoutName = (parts: readonly Named[]): string[] =>
  parts.filter(({ firstName, lastName }) => !firstName || !lastName).map(({ seatNumber }) => seatNumber);

/** rules.md 3: names and contact must be complete before payment. E-mail may be missing ("don't have email"). */
export const passengersComplete = (parts: readonly Named[], contactPhone: string | null): boolean =>
  Boolean(contactPhone) && parts.length > 0 && seatsWithoutName(parts).length === 0;
