import { expect, test } from '@jest/globals';
import { cashDeadline, type CashRide } from './cash-deadline.rules.js';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-20T06:00:00Z');
const ride = (inHours: number, hours = 24, isByHand = false): CashRide => ({
  departure: NOW + inHours * HOUR,
  hours,
  isByHand,
});

test.each<[string, CashRide[], number | string]>([
  ['far away: a day', [ride(72)], 24],
  ["the operator's own hours", [ride(72, 6)], 6],
  ['never later than three hours before departure', [ride(10)], 7],
  ['four where an operator confirms by hand', [ride(10, 24, true)], 6],
  ['the strictest of all rides counts', [ride(72, 12), ride(96, 8)], 8],
  ['a later ride may be far, the first decides', [ride(6), ride(200)], 3],
  ['half an hour is enough', [ride(3.5)], 0.5],
  ['less is not', [ride(3.4)], 'TOO_LATE'],
  ['an operator that takes none', [ride(72), ride(96, 0)], 'NOT_BY_OPERATOR'],
])('%s', (_, rides, expected) => {
  const answer = cashDeadline(rides, NOW);
  expect('until' in answer ? (answer.until - NOW) / HOUR : answer.reason).toBe(expected);
});
