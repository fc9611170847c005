import { expect, test } from '@jest/globals';
import { holdProblems, passengersOf } from './hold-input.rules.js';
import type { LegDirection, SeatRequest } from './seat-request.rules.js';

const seat = (seatNumber: string, more: Partial<SeatRequest> = {}): SeatRequest => ({
  seatNumber,
  title: 'MS',
  nationality: 'LOCAL',
  passengerType: 'ADULT',
  ...more,
});
const leg = (seats: SeatRequest[], direction: LegDirection = 'ONWARD') => ({ legId: 'x', direction, seats });

test.each([
  ['one leg', [leg([seat('1A'), seat('1B')])], []],
  ['two legs, other seats', [leg([seat('1A')]), leg([seat('9D')], 'RETURN')], []],
  ['no leg', [], ['legs ARRAY_MIN_SIZE']],
  ['a seat twice', [leg([seat('1A'), seat('1A')])], ['legs.0.seats.1.seatNumber SEAT_TWICE']],
  ['a direction twice', [leg([seat('1A')]), leg([seat('1A')])], ['legs.1.direction DIRECTION_TWICE']],
  ['a way back alone', [leg([seat('1A')], 'RETURN')], ['legs.0.direction NEEDS_ONWARD']],
  [
    'one passenger less',
    [leg([seat('1A'), seat('1B')]), leg([seat('1A')], 'RETURN')],
    ['legs.1.seats SAME_PASSENGERS'],
  ],
  [
    'somebody else',
    [leg([seat('1A')]), leg([seat('1A', { passengerType: 'CHILD' })], 'RETURN')],
    ['legs.1.seats.0 SAME_PASSENGERS'],
  ],
])('%s', (_, legs, problems) => {
  expect(holdProblems(legs).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});

const contact = { mobileNumber: '012 345 678' };
test.each([
  ['neither', {}, []],
  ['both', { passengers: [], contact }, []],
  ['no contact', { passengers: [], contact: null }, ['contact WITH_PASSENGERS']],
  ['no passengers', { contact }, ['passengers WITH_CONTACT']],
])('passengers and contact: %s', (_, told, problems) => {
  expect(holdProblems([leg([seat('1A')])], told).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  expect(passengersOf(told) !== undefined).toBe('passengers' in told && told.contact === contact);
});
