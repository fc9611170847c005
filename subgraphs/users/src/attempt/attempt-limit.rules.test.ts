import { expect, test } from '@jest/globals';
import { retryAfter } from './attempt-limit.rules.js';

const now = 10_000_000;

test.each<[string, [count: number, limit: number, endsIn: number][], number | undefined]>([
  ['the first attempt', [[1, 5, 900_000]], undefined],
  ['the fifth of five', [[5, 5, 840_000]], undefined],
  ['the sixth of five', [[6, 5, 840_000]], 840],
  [
    'the twenty-first of one account, a moment before its window ends',
    [
      [1, 5, 900_000],
      [21, 20, 1],
    ],
    1,
  ],
  [
    'two limits at once: the longer wait',
    [
      [6, 5, 840_000],
      [21, 20, 870_000],
      [22, 200, 900_000],
    ],
    870,
  ],
])('%s', (_, counts, seconds) => {
  const rows = counts.map(([count, limit, endsIn]) => ({ count, limit, windowEndsAt: now + endsIn }));
  expect(retryAfter(rows, now)).toBe(seconds);
});
