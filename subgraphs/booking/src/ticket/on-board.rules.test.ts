import { expect, test } from '@jest/globals';
import { amountOnBoard } from './on-board.rules.js';

const coming = (...fares: readonly number[]) => fares.map((fare) => ({ fare, uncollected: null }));
const away = (fare: number, uncollected: number) => ({ fare, uncollected });

test.each([
  ['nothing is owed', 0, coming(1000, 900), [0, 0]],
  ['equal fares and a fee', 2050, coming(1000, 1000), [1025, 1025]],
  ['a cent that cannot be halved', 2051, coming(1000, 1000), [1026, 1025]],
  ['one who no longer travels pays nothing', 1025, coming(1000, 0), [1025, 0]],
  ['nobody travels', 500, coming(0, 0), [0, 0]],
  ['who did not come owes his own', 2050, [...coming(1000), away(1000, 1025)], [1025, 1025]],
  ['also where another owes less by now', 1525, [...coming(1000), away(1000, 1025)], [500, 1025]],
  ['and nothing once he has paid it', 1025, [...coming(1000), away(1000, 0)], [1025, 0]],
  ['never more than is owed altogether', 1000, [...coming(1000), away(1000, 1025)], [0, 1000]],
  ['what is owed though nobody is known to owe it', 500, [...coming(0), away(1000, 0)], [0, 500]],
])('%s', (_, owed, debtors, expected) => {
  expect(amountOnBoard(owed, debtors, 'USD')).toEqual(expected);
});

test('a riel that cannot be halved is paid by one of them', () => {
  expect(amountOnBoard(20_500_100, coming(10_000_000, 10_000_000), 'KHR')).toEqual([10_250_100, 10_250_000]);
});
