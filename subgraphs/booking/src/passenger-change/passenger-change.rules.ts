import { unprintedLetters } from '@naga/kernel/printed-letters.js';
import { isChangeable } from '../booking/changeable.rules.js';
import type { PartState } from '../booking/part-state.rules.js';
import type { PassengerType, Title } from '../booking/passenger.rules.js';

/**
 * What of a passenger may become otherwise after the sale. His nationality and kind are not among it: they made the price
 * he paid, and another one is another sale (docs/decisions/0027).
 */
export interface PassengerCorrection {
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
  /** Left out it stays. */
  readonly documentNumber?: string | null | undefined;
  /** 'YYYY-MM-DD'; left out it stays. */
  readonly birthDate?: string | null | undefined;
}

/** A passenger on one ride, as far as a correction looks at him. */
interface Passenger {
  readonly position: number;
  readonly state: PartState;
  readonly title: Title;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly documentNumber: string | null;
  readonly birthDate: string | null;
  readonly passengerType: PassengerType;
}

interface Ride<P> {
  readonly departureTime: number;
  readonly parts: readonly P[];
}

/** Letters that no ticket prints, named by their field: 'passenger.firstName' PASSPORT_LETTERS. */
export const correctionProblems = (correction: PassengerCorrection) =>
  (['firstName', 'lastName'] as const).flatMap((field) => {
    const letters = unprintedLetters(correction[field]);
    if (letters.length === 0) return [];
    return [{ path: `passenger.${field}`, code: 'PASSPORT_LETTERS', facts: { letters: letters.join('') } }];
  });

const text = (value: string | null | undefined): string | null => value?.trim() || null;

const kept = (told: string | null | undefined, before: string | null): string | null =>
  told === undefined ? before : text(told);

/** The part with what is corrected; what is blank is not given. */
export const corrected = <P extends Passenger>(part: P, correction: PassengerCorrection): P => ({
  ...part,
  title: correction.title,
  firstName: text(correction.firstName),
  lastName: text(correction.lastName),
  email: text(correction.email),
  mobileNumber: text(correction.mobileNumber),
  documentNumber: kept(correction.documentNumber, part.documentNumber),
  birthDate: kept(correction.birthDate, part.birthDate),
});

const FIELDS = ['title', 'firstName', 'lastName', 'email', 'mobileNumber', 'documentNumber', 'birthDate'] as const;

/** Whether nothing of a passenger becomes otherwise. */
export const isSamePassenger = (before: Passenger, after: Passenger): boolean =>
  FIELDS.every((field) => before[field] === after[field]);

/** A ride on which the passenger still travels: with his part as it is, and as the ride shall be. */
export interface CorrectedRide<L, P> {
  readonly before: P;
  readonly leg: L;
}

/**
 * One person has one name: the correction reaches every ride of the booking on which he still travels, not those that he
 * has begun or given back. Empty where none is left.
 */
export const correctedLegs = <P extends Passenger, L extends Ride<P>>(
  legs: readonly L[],
  position: number,
  correction: PassengerCorrection,
  now: number,
): CorrectedRide<L, P>[] =>
  legs.flatMap((leg) => {
    const before = leg.parts.find((part) => part.position === position);
    if (before === undefined || !isChangeable(before.state, leg.departureTime, now)) return [];
    const parts = leg.parts.map((part) => (part === before ? corrected(part, correction) : part));
    return [{ before, leg: { ...leg, parts } }];
  });
