import { describe, expect, test } from '@jest/globals';
import { isOutOfOrder, returnDateOf, ridesOfTrip, wayToChoose, withPointsIn } from './round-trip.js';

const there = { from: 'phnom-penh', to: 'siem-reap', date: '2026-11-21' };

test.each([
  ['one way there and nothing else', there, { day: '2026-11-21', isBack: false, isLast: true }],
  [
    'the way there of a round trip',
    { ...there, returnDate: '2026-11-23' },
    { from: 'phnom-penh', day: '2026-11-21', isBack: false, isLast: false },
  ],
  [
    'the way back, once the way there is chosen',
    { ...there, returnDate: '2026-11-23', onward: '7@2026-11-21:1-2' },
    { from: 'siem-reap', to: 'phnom-penh', day: '2026-11-23', isBack: true, isLast: true },
  ],
  [
    'a way there that was chosen for a trip with no way back is chosen anew',
    { ...there, onward: '7@2026-11-21:1-2' },
    { from: 'phnom-penh', day: '2026-11-21', isBack: false, isLast: true },
  ],
])('to be chosen: %s', (_, trip, expected) => expect(wayToChoose(trip)).toMatchObject(expected));

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-20', undefined],
  [null, undefined],
  [undefined, undefined],
])('a return on %p of a trip on 2026-11-21 is %p', (back, expected) =>
  expect(returnDateOf('2026-11-21', back)).toBe(expected),
);

const rode = (from: number, to: number) => ({
  boarding: { time: `2026-11-21T${String(from).padStart(2, '0')}:00:00+07:00` },
  dropOff: { time: `2026-11-21T${String(to).padStart(2, '0')}:00:00+07:00` },
});

test.each([
  [false, [rode(7, 12)]],
  [false, [rode(7, 12), rode(12, 16), rode(18, 22)]],
  [true, [rode(7, 12), rode(11, 16)]],
  [true, [rode(7, 12), rode(13, 16), rode(7, 12)]],
])('out of order is %p for %j', (isOut, rides) => expect(isOutOfOrder(rides)).toBe(isOut));

describe('the rides of a trip', () => {
  test.each([
    [1, 0, ['ONWARD']],
    [2, 0, ['ONWARD', 'CONNECTING']],
    [1, 1, ['ONWARD', 'RETURN']],
    [2, 2, ['ONWARD', 'CONNECTING', 'RETURN', 'RETURN_CONNECTING']],
  ])('%i there and %i back are %j', (out, back, expected) => {
    const legs = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
    expect(ridesOfTrip(legs(out), legs(back)).map(({ direction }) => direction)).toEqual(expected);
  });
});

test('another stop is another journey, on the way it belongs to', () => {
  const query = new URLSearchParams({ journey: '7@2026-11-21:1-2', return: '8@2026-11-23:2-1', pax: '2' });
  const next = withPointsIn(query, ['journey', 'return', 'none'], '8@2026-11-23:2-1', { from: '5' });
  expect(Object.fromEntries(next)).toEqual({ journey: '7@2026-11-21:1-2', return: '8@2026-11-23:5-1', pax: '2' });
});
