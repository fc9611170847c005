import { expect, test } from '@jest/globals';
import { popularOf, type Sold } from './popular.rules.js';

const sold = (from: number, to: number, weekly: number, distanceKm: number | null): Sold => ({
  from,
  to,
  weekly,
  distanceKm,
});
const named = (pairs: readonly Sold[]) => pairs.map(({ from, to }) => `${from}-${to}`);

test.each<[string, Sold[], number, string[]]>([
  [
    'a long line goes before the hops on its way',
    [sold(1, 3, 60, 314), sold(1, 2, 60, 170), sold(2, 3, 60, 144)],
    2,
    ['1-3', '2-3'],
  ],
  [
    'each place of departure comes once before any comes twice',
    [sold(1, 2, 60, 300), sold(1, 3, 50, 300), sold(4, 5, 10, 100)],
    3,
    ['1-2', '4-5', '1-3'],
  ],
  ['of a pair and its way back only the heavier', [sold(1, 2, 60, 300), sold(2, 1, 59, 300)], 4, ['1-2']],
  ['an unknown distance counts as the shortest', [sold(1, 2, 5, null), sold(3, 4, 5, 2)], 2, ['3-4', '1-2']],
  ['nothing sold, nothing popular', [], 3, []],
])('%s', (_, pairs, limit, expected) => {
  expect(named(popularOf(pairs, limit))).toEqual(expected);
});
