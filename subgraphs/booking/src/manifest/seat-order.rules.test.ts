import { expect, test } from '@jest/globals';
import { bySeat } from './seat-order.rules.js';

test.each([
  [
    ['10A', '2B', '2A', '1D'],
    ['1D', '2A', '2B', '10A'],
  ],
  [
    ['L1', '3', '20', 'D10', 'D2'],
    ['3', '20', 'D2', 'D10', 'L1'],
  ],
])('%j stand as %j', (seats, expected) => {
  expect([...seats].sort(bySeat)).toEqual(expected);
});
