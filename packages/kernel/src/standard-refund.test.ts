import { expect, test } from '@jest/globals';
import { CURRENCIES, formatMoney } from './money.js';
import { standardRefund } from './standard-refund.js';

test.each([
  ['USD', '$1,00'],
  ['KHR', '៛4.000'],
  ['LAK', '₭20.000'],
  ['THB', '฿35,00'],
  ['VND', '₫25.000'],
] as const)('of a seat given back in time, %s %s is kept', (currency, fee) => {
  const [first, ...later] = standardRefund(currency);
  expect(first).toMatchObject({ hoursBefore: 48, percent: 100 });
  expect(formatMoney({ amount: first!.fixedFee, currency })).toBe(fee);
  expect(later.map(({ fixedFee }) => fixedFee)).toEqual([0, 0, 0, 0]);
});

test('no currency is forgotten', () => {
  expect(CURRENCIES.map((currency) => standardRefund(currency)[0]!.fixedFee > 0)).not.toContain(false);
});
