import { expect, test } from '@jest/globals';
import type { PassengerFacts, PassengerField } from '@naga/kernel/passenger-field.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { problemsOfFacts } from './required-fields.rules.js';

const day = travelDate('2026-11-23');
const problems = (told: PassengerFacts, type: 'ADULT' | 'CHILD', fields: readonly PassengerField[]) =>
  problemsOfFacts(told, type, 'passengers.0', { fields, day }).map(({ path, code }) => `${path} ${code}`);

test.each([
  ['nothing where nothing is asked', {}, [], []],
  ['everything that is asked and not told', {}, ['DOCUMENT', 'EMAIL'], ['documentNumber REQUIRED', 'email REQUIRED']],
  ['what is blank', { mobileNumber: ' ' }, ['MOBILE'], ['mobileNumber REQUIRED']],
  ['nothing when all is told', { documentNumber: 'N0123456', birthDate: '1990-05-01' }, ['DOCUMENT', 'BIRTH_DATE'], []],
  ['a birth after the journey', { birthDate: '2026-11-24' }, [], ['birthDate NOT_A_BIRTH_DATE']],
  ['a birth long ago', { birthDate: '1899-01-01' }, [], ['birthDate NOT_A_BIRTH_DATE']],
  ['a day there never was', { birthDate: '2014-02-30' }, [], ['birthDate NOT_A_BIRTH_DATE']],
] as const)('of an adult is named: %s', (_, told, fields, named) =>
  expect(problems(told, 'ADULT', fields)).toEqual(named.map((one) => `passengers.0.${one}`)),
);

test.each([
  ['2014-11-24', []],
  ['2014-11-23', ['passengers.0.birthDate NOT_A_CHILD']],
])('who pays as a child and was born on %s on the day of travel: %j', (birthDate, named) =>
  expect(problems({ birthDate }, 'CHILD', [])).toEqual(named),
);
