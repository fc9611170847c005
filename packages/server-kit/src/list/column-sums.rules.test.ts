import { expect, test } from '@jest/globals';
import { columnSums, type Summed, type SummedRows } from './column-sums.rules.js';

const MONEY: Summed = { money: { total: 'b.total', fee: 'b.fee' }, currency: 'b.currency' };
const SEATS: Summed = { counts: { seats: 'b.seats' } };
const USD = { currency: 'USD', sums: { total: 4200, fee: 100, seats: 3 } };
const KHR = { currency: 'KHR', sums: { total: 900_000, fee: 0, seats: 2 } };

test.each<[string, Summed, SummedRows[], string[]]>([
  ['money of one currency', MONEY, [USD], ['total 4200 USD', 'fee 100 USD']],
  [
    'money of two currencies apart',
    MONEY,
    [KHR, USD],
    ['total 900000 KHR', 'total 4200 USD', 'fee 0 KHR', 'fee 100 USD'],
  ],
  [
    'counts over all currencies',
    { ...MONEY, ...SEATS },
    [KHR, USD].map((row) => row),
    ['total 900000 KHR', 'total 4200 USD', 'fee 0 KHR', 'fee 100 USD', 'seats 5 null'],
  ],
  ['counts of what has no money', SEATS, [{ currency: null, sums: { seats: 7 } }], ['seats 7 null']],
  ['nothing of an empty list', { ...MONEY, ...SEATS }, [], []],
])('a list adds up %s', (_, summed, rows, expected) => {
  const sums = columnSums(summed, rows);
  expect(sums.map(({ column, amount, currency }) => `${column} ${amount} ${currency}`)).toEqual(expected);
});
