import { unprintedLetters } from '@naga/kernel/printed-letters.js';
import type { LegRecord, PartRecord } from '../booking/booking-record.js';
import { isChangeable } from '../booking/changeable.rules.js';
import type { Title } from '../booking/passenger.rules.js';

/**
 * What of a passenger may become otherwise after the sale. His nationality and kind are not among it: they made the price
 * he paid, and another one is another sale (docs/decisions/0043).
 */
export interface PassengerCorrection {
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
}

/** Letters that no ticket prints, named by their field: 'passenger.firstName' PASSPORT_LETTERS. */
export const correctionProblems = (correction: PassengerCorrection) =>
  (['firstName', 'lastName'] as const).flatMap((field) => {
    const letters = unprintedLetters(correction[field]);
    if (letters.length === 0) return [];
    return [{ path: `passenger.${field}`, code: 'PASSPORT_LETTERS', facts: { letters: letters.join('') } }];
  });

const text = (value: string | null | undefined): string | null => value?.trim() || null;

/** The part with what is corrected; what is blank is not given. */
export const corrected = (part: PartRecord, correction: PassengerCorrection): PartRecord => ({
  ...part,
  title: correction.title,
  firstName: text(correction.firstName),
  lastName: text(correction.lastName),
  email: text(correction.email),
  mobileNumber: text(correction.mobileNumber),
});

const FIELDS = ['title', 'firstName', 'lastName', 'email', 'mobileNumber'] as const;

/** Whether nothing of a passenger becomes otherwise. */
export const isSamePassenger = (before: PartRecord, after: PartRecord): boolean =>
  FIELDS.every((field) => before[field] === after[field]);

/** A leg on which the passenger still travels, with his part as it shall be. */
export interface CorrectedLeg {
  readonly before: PartRecord;
  readonly leg: LegRecord;
}

/**
 * One person has one name: the correction reaches every ride of the booking on which he still travels, not those that he
 * has begun or given back. Empty where none is left.
 */
export const correctedLegs = (
  legs: readonly LegRecord[],
  position: number,
  correction: PassengerCorrection,
  now: number,
): CorrectedLeg[] =>
  legs.flatMap((leg) => {
    const before = leg.parts.find((part) => part.position === position);
    if (before === undefined || !isChangeable(before.state, leg.departureTime, now)) return [];
    const parts = leg.parts.map((part) => (part === before ? corrected(part, correction) : part));
    return [{ before, leg: { ...leg, parts } }];
  });
