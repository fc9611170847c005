import { expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { checkoutPath, chosen, chosenOnward, keptSeen } from './checkout-path.js';

const fareOf = (amount: number) => ({ total: money(amount, 'USD'), inCents: amount, original: undefined });
const row = {
  id: '7@2026-11-21:1-2',
  fare: { nationals: { KH: fareOf(2000) }, foreign: fareOf(2460), hasChildPrice: true, hasSeatTiers: false },
};
const free = { id: '8@2026-11-23:2-1', fare: undefined };

test('the way to the seats says what was seen, for each way', () => {
  expect(checkoutPath([chosen(row, null)], { adults: 2, children: 1 }, null)).toBe(
    '/checkout/7%402026-11-21%3A1-2?pax=2&children=1&nat=foreign&was=2460',
  );
  expect(checkoutPath([chosen(free, 'KH'), chosen(row, 'KH')], { adults: 1, children: 0 }, 'KH')).toBe(
    '/checkout/8%402026-11-23%3A2-1/7%402026-11-21%3A1-2?pax=1&nat=KH&wasBack=2000',
  );
});

test.each([
  ['foreign-2400', 2400],
  ['KH-1900', 2460],
  [null, 2460],
  ['foreign-lots', 2460],
])('what was seen of the way there when it was chosen outlives the choice of the way back: %s', (kept, seen) => {
  expect(chosenOnward(row, null, kept)).toEqual({ id: row.id, seen });
});

test('what is kept says whose price it is', () => {
  expect([keptSeen(row, 'KH'), keptSeen(free, 'KH')]).toEqual(['KH-2000', undefined]);
});
