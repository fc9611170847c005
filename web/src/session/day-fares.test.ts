import { expect, test } from '@jest/globals';
import { cheapestOf, type DayFare } from './day-fares.js';

const usd = (amount: number): DayFare => ({ amount, currency: 'USD', inCents: amount });
const riel = (amount: number, inCents: number | null): DayFare => ({ amount, currency: 'KHR', inCents });

test.each<[string, DayFare[], number | undefined]>([
  ['the least', [usd(923), usd(900), usd(950)], 1],
  ['the first of equal ones', [usd(950), usd(900), usd(900)], 1],
  ['that which is worth least where several currencies are asked', [usd(923), riel(3_600_000, 878), usd(900)], 1],
  ['none where one of them has no rate', [riel(3_600_000, null), usd(923)], undefined],
  ['the smaller number of one currency, whatever its rate', [riel(3_700_000, null), riel(3_600_000, null)], 1],
  ['none of no days', [], undefined],
])('the cheapest day is %s', (_, fares, expected) => {
  const days = fares.map((fare) => ({ fare }));
  expect(cheapestOf(days)).toBe(expected === undefined ? undefined : days[expected]);
});
