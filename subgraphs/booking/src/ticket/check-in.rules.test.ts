import { expect, test } from '@jest/globals';
import { checkInTime } from './check-in.rules.js';

test.each([
  ['07:30', 20, '07:10'],
  ['00:10', 20, '23:50'],
  ['13:00', 45, '12:15'],
])('a departure at %s wants one %i minutes before: %s', (departure, lead, expected) => {
  expect(checkInTime(departure, lead)).toBe(expected);
});

test('without a lead of its own it is 20 minutes', () => {
  expect(checkInTime('07:30')).toBe('07:10');
});

test('anything but a clock time is a mistake of ours', () => {
  expect(() => checkInTime('7.30')).toThrow(RangeError);
});
