import { expect, test } from '@jest/globals';
import { amountsText, daysOfMonth, mainCurrency, monthsUntil } from './day-figures.js';

const usd = (amount: number) => ({ currency: 'USD', amount });
const khr = (amount: number) => ({ currency: 'KHR', amount });

test('amounts stand side by side, and nothing is nothing', () => {
  expect(amountsText([])).toBe(amountsText([usd(0)]));
  expect(amountsText([usd(1200), khr(0)])).toBe('$12,00\u00a0USD');
  expect(amountsText([usd(1200), khr(400_000)])).toMatch(/^\$12,00\sUSD \+ .*4\.000/);
});

test('bars are of the currency most rows have', () => {
  expect([mainCurrency([]), mainCurrency([khr(1), usd(0)]), mainCurrency([khr(1), khr(1), usd(9)])]).toEqual([
    'USD',
    'KHR',
    'KHR',
  ]);
});

test('months go back over the new year, and end when they end', () => {
  expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(daysOfMonth('2026-12').last).toBe('2026-12-31');
});
