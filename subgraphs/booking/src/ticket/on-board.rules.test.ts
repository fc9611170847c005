import { expect, test } from '@jest/globals';
import { amountOnBoard } from './on-board.rules.js';

test.each([
  ['nothing is owed', 0, [1000, 900], [0, 0]],
  ['equal fares and a fee', 2050, [1000, 1000], [1025, 1025]],
  ['a cent that cannot be halved', 2051, [1000, 1000], [1026, 1025]],
  ['one who no longer travels pays nothing', 1025, [1000, 0], [1025, 0]],
  ['nobody travels', 500, [0, 0], [0, 0]],
])('%s', (_, owed, fares, expected) => {
  expect(amountOnBoard(owed, fares, 'USD')).toEqual(expected);
});

test('a riel that cannot be halved is paid by one of them', () => {
  expect(amountOnBoard(20_500_100, [10_000_000, 10_000_000], 'KHR')).toEqual([10_250_100, 10_250_000]);
});
