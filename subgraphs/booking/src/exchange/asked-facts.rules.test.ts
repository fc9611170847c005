import { describe, expect, test } from '@jest/globals';
import type { PassengerFacts, PassengerField } from '@naga/kernel/passenger-field.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { askedByRides, changing, factsTold } from './asked-facts.rules.js';

const day = travelDate('2026-11-23');
const somebody = (known: PassengerFacts, fields: readonly PassengerField[], type: 'ADULT' | 'CHILD' = 'ADULT') =>
  changing({ position: 2, type, known, asked: { fields, day } });
const wrong = (...[people, told]: Parameters<typeof factsTold>) =>
  factsTold(people, told).problems.map(({ path, code }) => `${path} ${code}`);

test('rides ask together what each asks, on the day of the first', () => {
  const rides = [
    { requiredFields: ['EMAIL'] as const, day: travelDate('2026-11-24') },
    { requiredFields: ['DOCUMENT', 'EMAIL'] as const, day },
  ];
  expect(askedByRides(rides)).toEqual({ fields: ['DOCUMENT', 'EMAIL'], day });
});

test.each([
  ['nothing where nothing is asked', somebody({}, []), []],
  ['what is asked and not known', somebody({ email: 'a@example.com' }, ['DOCUMENT', 'EMAIL']), ['DOCUMENT']],
  ['a birthday that is known', somebody({ birthDate: '1990-05-01' }, ['BIRTH_DATE']), []],
  ['a child’s that is none on the new day', somebody({ birthDate: '2014-11-23' }, [], 'CHILD'), ['BIRTH_DATE']],
] as const)('missing is %s', (_, person, missing) => expect(person.missing).toEqual(missing));

describe('what is told of those who change', () => {
  const ferry = somebody({ mobileNumber: '012 345 678' }, ['DOCUMENT', 'MOBILE']);

  test.each([
    ['nothing', undefined, ['passengers.0.documentNumber REQUIRED']],
    ['a blank', [{ documentNumber: ' ' }], ['passengers.0.documentNumber REQUIRED']],
    ['the number', [{ documentNumber: 'N0123456' }], []],
    ['two people for one', [{}, {}], ['passengers ONE_FOR_EACH_PASSENGER']],
  ])('%s: %j', (_, told, problems) => expect(wrong([ferry], told)).toEqual(problems));

  test('of each is named in his place', () => {
    expect(wrong([somebody({}, []), ferry], [{}, {}])).toEqual(['passengers.1.documentNumber REQUIRED']);
  });

  test('is taken where it is missing, and nothing else of him', () => {
    const told = [{ documentNumber: ' N0123456 ', mobileNumber: '099 999 999', email: 'x@example.com' }];
    expect(factsTold([ferry], told).facts).toEqual([{ position: 2, documentNumber: 'N0123456' }]);
    expect(factsTold([somebody({}, [])], undefined).facts).toEqual([]);
  });

  test('nobody becomes a child again', () => {
    const child = somebody({ birthDate: '2014-11-23' }, ['BIRTH_DATE'], 'CHILD');
    expect(wrong([child], undefined)).toEqual(['passengers.0.birthDate NOT_A_CHILD']);
  });
});
