import { expect, test } from '@jest/globals';
import { formatTotal, numberedPages } from './list-total.js';

test.each([
  [0, '0', 1],
  [50, '50', 1],
  [51, '51', 2],
  [10_000, '10.000', 200],
  [10_001, '10.000+', 200],
])('of %p rows a list says %p and has %p pages of 50', (total, said, pages) => {
  expect([formatTotal(total), numberedPages(total, 50)]).toEqual([said, pages]);
});
