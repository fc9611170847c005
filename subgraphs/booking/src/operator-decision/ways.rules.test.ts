import { describe, expect, test } from '@jest/globals';
import type { LegDirection } from '../booking/seat-request.rules.js';
import { canBeAsked, confirmByOf, isAccepted, isByHand, isSoldInTime, waysOf } from './ways.rules.js';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const ride = (hours: number, confirmsByHand = true, direction: LegDirection = 'ONWARD') => ({
  direction,
  departureTime: NOW + hours * HOUR,
  confirmsByHand,
});

test.each<[LegDirection[], LegDirection[][]]>([
  [['ONWARD'], [['ONWARD']]],
  [['ONWARD', 'CONNECTING'], [['ONWARD', 'CONNECTING']]],
  [
    ['ONWARD', 'RETURN'],
    [['ONWARD'], ['RETURN']],
  ],
  [
    ['ONWARD', 'CONNECTING', 'RETURN', 'RETURN_CONNECTING'],
    [
      ['ONWARD', 'CONNECTING'],
      ['RETURN', 'RETURN_CONNECTING'],
    ],
  ],
  [['RETURN'], [['RETURN']]],
])('%j is decided as %j', (directions, ways) => {
  const legs = directions.map((direction) => ({ direction }));
  expect(waysOf(legs).map((way) => way.map(({ direction }) => direction))).toEqual(ways);
});

describe('the answer', () => {
  test.each([
    ['a day, where there is time', [ride(72)], 24],
    ['a day to the minute', [ride(27)], 24],
    ['three hours before departure', [ride(26.9)], 23.9],
    ['three hours before departure, soon', [ride(4)], 1],
    ['of a connection: before its first ride', [ride(10, false), ride(40, true, 'CONNECTING')], 7],
  ])('%s', (_, way, hours) => {
    expect((confirmByOf(way, NOW) - NOW) / HOUR).toBeCloseTo(hours, 6);
  });

  test.each([
    ['four hours before', [ride(4)], true, true],
    ['a moment later', [ride(3.99)], false, true],
    ['three hours before', [ride(3)], false, false],
    ['soon, but nobody has to be asked', [ride(0.5, false)], true, true],
    ['a connection whose first ride leaves soon', [ride(2, false), ride(9, true, 'CONNECTING')], false, false],
  ])('%s: may be held %s, may still be asked %s', (_, way, held, asked) => {
    expect([isSoldInTime(way, NOW), canBeAsked(way, NOW)]).toEqual([held, asked]);
  });
});

test.each([
  [[{ confirmsByHand: true, acceptedAt: null }], true, false],
  [[{ confirmsByHand: true, acceptedAt: 1 }], true, true],
  [
    [
      { confirmsByHand: true, acceptedAt: 1 },
      { confirmsByHand: true, acceptedAt: null },
    ],
    true,
    false,
  ],
  [
    [
      { confirmsByHand: true, acceptedAt: 1 },
      { confirmsByHand: false, acceptedAt: null },
    ],
    true,
    true,
  ],
  [[{ confirmsByHand: false, acceptedAt: null }], false, true],
])('%j: by hand %s, accepted %s', (way, byHand, accepted) => {
  expect([isByHand(way), isAccepted(way)]).toEqual([byHand, accepted]);
});
