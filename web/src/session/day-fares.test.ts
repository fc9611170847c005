import { expect, test } from '@jest/globals';
import type { Money } from '@naga/kernel/money.js';
import { cheapestOf } from './day-fares.js';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });

test.each<[string, Money[], number | undefined]>([
  ['the least', [usd(923), usd(900), usd(950)], 1],
  ['the first of equal ones', [usd(950), usd(900), usd(900)], 1],
  ['none where several currencies are asked', [{ amount: 3_600_000, currency: 'KHR' }, usd(923)], undefined],
  ['none of no days', [], undefined],
])('the cheapest day is %s', (_, fares, expected) => {
  const days = fares.map((fare) => ({ fare }));
  expect(cheapestOf(days)).toBe(expected === undefined ? undefined : days[expected]);
});
