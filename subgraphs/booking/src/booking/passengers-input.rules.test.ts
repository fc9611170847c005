import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { passengersComplete, seatsIncomplete } from './passenger.rules.js';
import { namedPassengers, passengerProblems, searchText } from './passengers-input.rules.js';

const held = { seatNumber: '1A', title: 'MR', nationality: 'LOCAL', passengerType: 'ADULT' } as const;
const ASKED = { fields: [], day: travelDate('2026-11-23') };
const person = { ...held, firstName: 'Sok', lastName: 'Dara' };

test.each([
  ['as held', [person], []],
  ['nobody', [], ['passengers ONE_FOR_EACH_SEAT']],
  ['another seat', [{ ...person, seatNumber: '1B' }], ['passengers.0.seatNumber NOT_HELD']],
  [
    'another person',
    [{ ...person, title: 'MS' as const, passengerType: 'CHILD' as const }],
    ['passengers.0.title NOT_AS_HELD', 'passengers.0.passengerType NOT_AS_HELD'],
  ],
  [
    'letters that no ticket prints',
    [{ ...person, firstName: '小明', lastName: 'Wáng 😀' }],
    ['passengers.0.firstName PASSPORT_LETTERS', 'passengers.0.lastName PASSPORT_LETTERS'],
  ],
  ['a name in Lao', [{ ...person, firstName: 'ສົມສັກ', lastName: 'ແກ້ວ' }], []],
])('passengers: %s', (_, passengers, problems) => {
  expect(passengerProblems(passengers, [held], ASKED).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});

test('two on one seat', () => {
  const seats = [held, { ...held, seatNumber: '1B' }];
  expect(passengerProblems([person, person], seats, ASKED)).toEqual([
    { path: 'passengers.1.seatNumber', code: 'SEAT_TWICE' },
  ]);
});

test('complete means every name and a telephone', () => {
  const named = { seatNumber: '1A', firstName: 'Sok', lastName: 'Dara' };
  const unnamed = { seatNumber: '1B', firstName: 'Sok', lastName: null };
  expect(passengersComplete([named], '012')).toBe(true);
  expect(passengersComplete([named], null)).toBe(false);
  expect(passengersComplete([], '012')).toBe(false);
  expect(seatsIncomplete([named, unnamed])).toEqual(['1B']);
});

const UNTOLD = { documentNumber: null, birthDate: null };
const contact = { email: ' Sok@Example.com ', mobileNumber: ' +855 12-345' };
const another = { ...person, seatNumber: '1B', lastName: ' Mey ', email: '', mobileNumber: '016 777' };

test('passengers are kept in the order of their seats, what is blank is not given', () => {
  const named = namedPassengers({ passengers: [another, person], contact }, [held, { seatNumber: '1B' }]);
  expect(named).toEqual({
    people: [
      { firstName: 'Sok', lastName: 'Dara', email: null, mobileNumber: null, ...UNTOLD },
      { firstName: 'Sok', lastName: 'Mey', email: null, mobileNumber: '016 777', ...UNTOLD },
    ],
    contactEmail: 'Sok@Example.com',
    contactPhone: '+855 12-345',
  });
});

test('a booking is found by reference, contact, digits and people, in small letters', () => {
  const named = namedPassengers({ passengers: [person, another], contact }, [held, another]);
  expect(searchText('KX74QP', named)).toBe(
    'kx74qp sok@example.com +855 12-345 85512345 sok dara sok mey 016 777 016777',
  );
  expect(searchText('KX74QP', undefined)).toBe('kx74qp');
});
