import { expect, test } from '@jest/globals';
import { CURRENCIES, formatMoney } from './money.js';
import { type RefundStep, standardRefund, untilDeparture } from './standard-refund.js';

test.each([
  ['USD', '$1,00'],
  ['KHR', '៛4.000'],
  ['LAK', '₭20.000'],
  ['THB', '฿35,00'],
  ['VND', '₫25.000'],
] as const)('of a seat given back in time, %s %s is kept', (currency, fee) => {
  const [first, ...later] = standardRefund(currency);
  expect(first).toMatchObject({ minutesBefore: 48 * 60, percent: 100 });
  expect(formatMoney({ amount: first!.fixedFee, currency })).toBe(fee);
  expect(later.map(({ fixedFee }) => fixedFee)).toEqual([0, 0, 0, 0]);
});

test('no currency is forgotten', () => {
  expect(CURRENCIES.map((currency) => standardRefund(currency)[0]!.fixedFee > 0)).not.toContain(false);
});

const step = (minutesBefore: number, percent: number, fixedFee = 0): RefundStep => ({
  minutesBefore,
  percent,
  fixedFee,
});
test.each([
  ['Flex: all of it until a quarter of an hour before', [step(15, 100)], [step(15, 100), step(0, 0)]],
  ['what says until departure what it gives', [step(60, 50), step(0, 10, 5)], [step(60, 50), step(0, 10, 5)]],
  ['class Standard', standardRefund('USD'), standardRefund('USD')],
])('%s', (_, steps, kept) => {
  expect(untilDeparture(steps)).toEqual(kept);
});
