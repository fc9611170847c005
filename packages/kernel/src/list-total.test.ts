import { expect, test } from '@jest/globals';
import { formatTotal, isCounted, MOST_FOUND, numberedPages } from './list-total.js';

test.each([
  [0, '0', 1],
  [50, '50', 1],
  [51, '51', 2],
  [10_000, '10.000', 200],
  [10_001, '10.000+', 200],
])('of %p rows a list says %p and has %p pages of 50', (total, said, pages) => {
  expect([formatTotal(total), numberedPages(total, 50)]).toEqual([said, pages]);
});

test('what is searched for is counted less far', () => {
  expect([2000, 2001].map((total) => [isCounted(total, MOST_FOUND), formatTotal(total, MOST_FOUND)])).toEqual([
    [true, '2.000'],
    [false, '2.000+'],
  ]);
  expect(numberedPages(2001, 50, MOST_FOUND)).toBe(40);
});
