import { expect, test } from '@jest/globals';
import { popularOf, sortOf, type Sold } from './popular.rules.js';

/** The larger the place, the smaller its number, unless `sizes` says otherwise. */
const sold = (from: number, to: number, weekly: number, distanceKm: number | null, sort = 'KH'): Sold => ({
  from,
  to,
  weekly,
  distanceKm,
  sort,
  sizeFrom: 100 - from,
  sizeTo: 100 - to,
});
const sameSize = (pair: Sold): Sold => ({ ...pair, sizeFrom: 1, sizeTo: 1 });
const named = (pairs: readonly Sold[]) => pairs.map(({ from, to }) => `${from}-${to}`);

test.each<[string, Sold[], number, string[]]>([
  [
    'a long line goes before short ones',
    [sold(1, 3, 60, 314), sold(1, 2, 60, 170), sold(2, 3, 60, 144)],
    2,
    ['1-3', '1-2'],
  ],
  [
    'an origin that was shown counts half',
    [sold(1, 2, 60, 300), sold(1, 3, 50, 300), sold(4, 5, 30, 300)],
    3,
    ['1-2', '4-5', '1-3'],
  ],
  [
    'a destination that was shown counts half',
    [sold(1, 3, 60, 300), sold(2, 3, 50, 300), sold(4, 5, 30, 300)],
    3,
    ['1-3', '4-5', '2-3'],
  ],
  [
    'of a pair and its way back the one that leaves the larger place',
    [sold(2, 1, 60, 300), sold(1, 2, 9, 300)],
    4,
    ['1-2'],
  ],
  ['of places of one size the heavier', [sold(2, 1, 60, 300), sold(1, 2, 59, 300)].map(sameSize), 4, ['2-1']],
  [
    'of equal ones the first in the list of places',
    [sold(2, 1, 60, 300), sold(1, 2, 60, 300)].map(sameSize),
    4,
    ['1-2'],
  ],
  ['the way back where only that is sold', [sold(2, 1, 60, 300)], 4, ['2-1']],
  [
    'islands, borders and countries take turns, however light they are',
    [
      sold(1, 2, 60, 300),
      sold(1, 3, 60, 290),
      sold(5, 6, 60, 20, 'WATER'),
      sold(1, 7, 20, 250, 'BORDER'),
      sold(8, 9, 20, 200, 'LA'),
      sold(8, 10, 2, 100, 'LA'),
    ],
    5,
    ['1-2', '1-7', '8-9', '5-6', '1-3'],
  ],
  [
    'a sort that is used up misses its turns',
    [sold(1, 2, 9, 9), sold(3, 4, 8, 9), sold(5, 6, 1, 1, 'WATER')],
    9,
    ['1-2', '5-6', '3-4'],
  ],
  ['an unknown distance counts as the shortest', [sold(1, 2, 5, null), sold(3, 4, 5, 2)], 2, ['3-4', '1-2']],
  ['nothing sold, nothing popular', [], 3, []],
  ['nothing asked, nothing shown', [sold(1, 2, 5, 5)], 0, []],
])('%s', (_, pairs, limit, expected) => {
  expect(named(popularOf(pairs, limit))).toEqual(expected);
});

test.each([
  ['KH', 'KH', false, 'KH'],
  ['KH', 'LA', false, 'BORDER'],
  ['KH', 'KH', true, 'WATER'],
  ['KH', 'VN', true, 'WATER'],
])('from %s to %s, over water %s, is of the sort %s', (from, to, water, sort) => {
  expect(sortOf(from, to, water)).toBe(sort);
});
