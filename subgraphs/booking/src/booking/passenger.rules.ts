import { allFields, missingFields, type PassengerFacts, type PassengerField } from '@naga/kernel/passenger-field.js';

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

/**
 * Seats whose passenger has no full name yet, or has not told what an operator asks; a booking can be paid when there are
 * none and a telephone is known.
 */
export const seatsIncomplete = (
  parts: readonly (Named & PassengerFacts)[],
  asked: readonly PassengerField[] = [],
): string[] =>
  parts
    .filter((part) => !part.firstName || !part.lastName || missingFields(part, asked).length > 0)
    .map(({ seatNumber }) => seatNumber);

/** What the operators of these rides ask of each passenger, together. */
export const askedOn = (legs: readonly { readonly requiredFields: readonly PassengerField[] }[]): PassengerField[] =>
  allFields(legs.map(({ requiredFields }) => requiredFields));

/** rules.md 3: names and contact must be complete before payment. E-mail may be missing ("don't have email"). */
export const passengersComplete = (
  parts: readonly (Named & PassengerFacts)[],
  contactPhone: string | null,
  asked: readonly PassengerField[] = [],
): boolean => Boolean(contactPhone) && parts.length > 0 && seatsIncomplete(parts, asked).length === 0;
