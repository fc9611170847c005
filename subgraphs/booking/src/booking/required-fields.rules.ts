import { ageOn, CHILD_BELOW } from '@naga/kernel/child-age.js';
import {
  FIELD_NAMES,
  missingFields,
  PASSENGER_FIELDS,
  type PassengerFacts,
  type PassengerField,
} from '@naga/kernel/passenger-field.js';
import { parseTravelDate, type TravelDate } from '@naga/kernel/travel-date.js';
import type { PassengerType } from './passenger.rules.js';

/** What the operators of a booking ask of each passenger, and the day on which he begins to travel. */
export interface Asked {
  readonly fields: readonly PassengerField[];
  readonly day: TravelDate;
}

export interface FactProblem {
  readonly path: string;
  readonly code: 'REQUIRED' | 'NOT_A_BIRTH_DATE' | 'NOT_A_CHILD';
}

const OLDEST = 120;

function problemOfBirthDate(birthDate: string, type: PassengerType, day: TravelDate): FactProblem['code'] | undefined {
  const born = parseTravelDate(birthDate);
  const age = born === undefined ? -1 : ageOn(day, born);
  if (age < 0 || age > OLDEST) return 'NOT_A_BIRTH_DATE';
  return type === 'CHILD' && age >= CHILD_BELOW ? 'NOT_A_CHILD' : undefined;
}

/**
 * What is wrong with a passenger's facts, each under `path`: REQUIRED where an operator asks for what is not told,
 * NOT_A_BIRTH_DATE for a day after the journey or more than 120 years before it, NOT_A_CHILD where somebody who pays as a
 * child is none on the day of travel (kernel/child-age).
 */
export function problemsOfFacts(
  told: PassengerFacts,
  type: PassengerType,
  path: string,
  { fields, day }: Asked,
): FactProblem[] {
  const missing = missingFields(told, fields).map((field): FactProblem => {
    return { path: `${path}.${FIELD_NAMES[field]}`, code: 'REQUIRED' };
  });
  const code = told.birthDate?.trim() ? problemOfBirthDate(told.birthDate.trim(), type, day) : undefined;
  return code === undefined ? missing : [...missing, { path: `${path}.birthDate`, code }];
}

/** What must be told, or told otherwise, before the asked is known: the fields in which problemsOfFacts finds something. */
export function fieldsToTell(told: PassengerFacts, type: PassengerType, asked: Asked): PassengerField[] {
  const wrong = new Set(problemsOfFacts(told, type, '', asked).map(({ path }) => path));
  return PASSENGER_FIELDS.filter((field) => wrong.has(`.${FIELD_NAMES[field]}`));
}
