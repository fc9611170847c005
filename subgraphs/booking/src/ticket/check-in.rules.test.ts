import { expect, test } from '@jest/globals';
import { checkInTime, readyTime } from './check-in.rules.js';

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

test.each([
  ['who comes to the stop', undefined, '07:10'],
  ['who is fetched at a time he named', { address: 'Hotel', time: '06:45' }, '06:45'],
  ['who is fetched when the driver calls', { address: 'Hotel', time: null }, '07:10'],
  ['who named a time and no address', { address: null, time: '06:45' }, '07:10'],
])('%s is ready by: %j → %s', (_, pickup, expected) => {
  expect(readyTime('07:30', pickup)).toBe(expected);
});
