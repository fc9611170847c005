import { expect, test } from '@jest/globals';
import { median, percentile, spread } from './statistics.js';

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
  [[7], 0.95, 7],
])('of %j the share %p lies below %p', (numbers, share, expected) => {
  expect(percentile(numbers, share)).toBe(expected);
});

test('a spread names median, least and most', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(spread([5, 1, 3], 1)).toBe('3.0 (1.0–5.0)');
});
