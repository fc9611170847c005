import { describe, expect, test } from '@jest/globals';
import { expiryOf, lotsOf, returnedLots, takeOldest } from './lots.rules.js';

const DAY = 86_400_000;
const now = 1_000 * DAY;
type Brief = [points: number, day: number | null];
const lot = ([points, day]: Brief) => ({ points, expiresAt: day === null ? null : now + day * DAY });
const brief = ({ points, expiresAt }: { points: number; expiresAt: number | null }): Brief => [
  points,
  expiresAt === null ? null : (expiresAt - now) / DAY,
];

describe('the oldest are spent first', () => {
  test.each<[string, Brief[], Brief[]]>([
    ['nothing', [], []],
    [
      'what came stays apart',
      [
        [10, 5],
        [20, 9],
      ],
      [
        [10, 5],
        [20, 9],
      ],
    ],
    [
      'what expires first goes first, however late it came',
      [
        [20, 9],
        [10, 5],
        [-15, null],
      ],
      [[15, 9]],
    ],
    [
      'what never expires goes last',
      [
        [20, null],
        [10, 5],
        [-15, null],
      ],
      [[15, null]],
    ],
    [
      'what comes after something went is whole',
      [
        [10, 5],
        [-10, null],
        [7, 3],
      ],
      [[7, 3]],
    ],
  ])('%s', (_, lines, expected) => {
    expect(lotsOf(lines.map(lot)).map(brief)).toEqual(expected);
  });

  test('no more than there are', () => {
    const { taken, left } = takeOldest([lot([10, 5]), lot([20, 2])], 50);
    expect([taken.map(brief), left.map(brief)]).toEqual([
      [
        [20, 2],
        [10, 5],
      ],
      [],
    ]);
  });
});

describe('what comes back', () => {
  test.each<[string, Brief[], number, Brief[], Brief[]]>([
    [
      'everything, with its days',
      [
        [10, 40],
        [20, 90],
      ],
      30,
      [
        [10, 40],
        [20, 90],
      ],
      [],
    ],
    [
      'first what expires last',
      [
        [10, 40],
        [20, 90],
      ],
      25,
      [
        [5, 40],
        [20, 90],
      ],
      [[5, 40]],
    ],
    [
      'at least thirty days, however old it was',
      [
        [10, -3],
        [20, 12],
      ],
      30,
      [
        [10, 30],
        [20, 30],
      ],
      [],
    ],
    ['what never expires as it was', [[10, null]], 4, [[4, null]], [[6, null]]],
  ])('%s', (_, taken, points, back, still) => {
    const returned = returnedLots(taken.map(lot), points, now);
    expect([returned.back.map(brief), returned.still.map(brief)]).toEqual([back, still]);
  });
});

test.each([
  ['2026-11-20T16:59:00Z', '2027-11-20T17:00:00.000Z'],
  // Past midnight at UTC+7.
  ['2026-11-20T17:00:00Z', '2027-11-21T17:00:00.000Z'],
  ['2028-02-29T05:00:00Z', '2029-02-28T17:00:00.000Z'],
])('points of %s can be spent until %s', (earned, until) => {
  expect(new Date(expiryOf(Date.parse(earned))).toISOString()).toBe(until);
});
