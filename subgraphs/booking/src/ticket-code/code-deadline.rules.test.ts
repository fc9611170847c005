import { expect, test } from '@jest/globals';
import { awaitsCodes, codeByOf } from './code-deadline.rules.js';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;

test.each([
  ['in a week', 168, 24],
  ['in 27 hours', 27, 24],
  ['in 26 hours', 26, 23],
  ['in four hours', 4, 1],
])('a departure %s waits for codes so many hours', (_, leaves, waits) => {
  const ride = { departureTime: NOW + leaves * HOUR, codesByHand: true };
  expect((codeByOf(ride, NOW) - NOW) / HOUR).toBe(waits);
  expect(awaitsCodes(ride, NOW)).toBe(true);
  expect(awaitsCodes({ ...ride, codesByHand: false }, NOW)).toBe(false);
});

test.each([3, 2, 0, -1])('a departure in %d hours waits for none: they come at once', (leaves) => {
  expect(awaitsCodes({ departureTime: NOW + leaves * HOUR, codesByHand: true }, NOW)).toBe(false);
});
