import { expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { costsLess, dayFares } from './day-fares.js';

const riel = (amount: number, inCents?: number | null) => ({ ...money(amount, 'KHR'), inCents });
const usd = (amount: number) => ({ ...money(amount, 'USD'), inCents: amount });

test.each([
  ['a smaller number of the same', riel(3_600_000), riel(3_700_000), true],
  ['as much', riel(3_600_000), riel(3_600_000), false],
  ['36,000 riel at 8.78 where 9.00 is the other', riel(3_600_000, 878), usd(900), true],
  ['9.00 where 36,000 riel are 8.78', usd(900), riel(3_600_000, 878), false],
  ['500 riel without a rate', riel(50_000, null), usd(900), false],
  ['9.00 beside riel without a rate', usd(900), riel(3_600_000, null), false],
])('%s costs less: %#', (_, one, other, isSo) => expect(costsLess(one, other)).toBe(isSo));

test('a day that has no price has none for nationals', () => {
  expect(dayFares({ lowestFare: null, lowestFareInCents: null, nationalLowestFares: [] })).toBeUndefined();
});
