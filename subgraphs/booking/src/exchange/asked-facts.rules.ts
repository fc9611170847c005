import { allFields, FIELD_NAMES, type PassengerFacts, type PassengerField } from '@naga/kernel/passenger-field.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { PassengerType } from '../booking/passenger.rules.js';
import { type Asked, type FactProblem, fieldsToTell, problemsOfFacts } from '../booking/required-fields.rules.js';

/** A new ride, as far as its operator asks something of who takes it. */
export interface AskingRide {
  readonly requiredFields: readonly PassengerField[];
  readonly day: TravelDate;
}

/** Somebody who changes to other rides, with what the booking knows of him. */
export interface Changing {
  readonly position: number;
  readonly type: PassengerType;
  readonly known: PassengerFacts;
  readonly asked: Asked;
  /** What the new operators ask of him that is not known, or does not fit the new day. */
  readonly missing: readonly PassengerField[];
}

/** What these rides ask together, on the day of the first of them. */
export const askedByRides = (rides: readonly AskingRide[]): Asked => ({
  fields: allFields(rides.map(({ requiredFields }) => requiredFields)),
  day: rides.map(({ day }) => day).sort()[0]!,
});

export const changing = (person: Omit<Changing, 'missing'>): Changing => ({
  ...person,
  missing: fieldsToTell(person.known, person.type, person.asked),
});

type Told = { readonly [name in keyof PassengerFacts]: string };

/** Facts of one passenger that are new to the booking. */
export type NewFacts = { readonly position: number } & Told;

const namedBy = (facts: PassengerFacts, fields: readonly PassengerField[]): Told =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = facts[FIELD_NAMES[field]]?.trim();
      return text ? [[FIELD_NAMES[field], text]] : [];
    }),
  );

interface FactsAnswer {
  readonly problems: readonly (FactProblem | { readonly path: string; readonly code: 'ONE_FOR_EACH_PASSENGER' })[];
  readonly facts: readonly NewFacts[];
}

/**
 * What is told of those who change, in their order: of each only what is missing is taken, for what is known is corrected
 * otherwise (docs/decisions/0027). Problems are named as at the sale, 'passengers.0.documentNumber' REQUIRED.
 */
export function factsTold(people: readonly Changing[], told: readonly PassengerFacts[] | undefined): FactsAnswer {
  if (told !== undefined && told.length !== people.length)
    return { problems: [{ path: 'passengers', code: 'ONE_FOR_EACH_PASSENGER' }], facts: [] };
  const given = people.map(({ missing }, index) => namedBy(told?.[index] ?? {}, missing));
  const problems = people.flatMap(({ known, type, asked }, index) =>
    problemsOfFacts({ ...known, ...given[index] }, type, `passengers.${index}`, asked),
  );
  const facts = people.map(({ position }, index) => ({ position, ...given[index] }));
  return { problems, facts: facts.filter(({ position: _, ...named }) => Object.keys(named).length > 0) };
}
