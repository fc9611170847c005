import { expect, test } from '@jest/globals';
import { priceGuests, type Age } from './price-guests.rules.js';

const unit = { adult: 1999, senior: 1599, child: 1001, infant: 0 };
const currency = 'USD' as const;
const party = (guests: Partial<Record<Age, number>>) => ({ adult: 0, senior: 0, child: 0, infant: 0, ...guests });

test.each([
  ['one adult, no discount', 0, { adult: 1 }, 0, 1999],
  ['price × guests of each age', 0, { adult: 2, child: 1 }, 0, 4999],
  // 10 % of 19.99 is 1.999 → 2.00, of 10.01 is 1.001 → 1.00: each line for itself
  ['the discount is rounded per line', 10, { adult: 1, child: 1 }, 300, 2700],
  ['half a cent goes up', 50, { adult: 1 }, 1000, 999],
  ['infants are free here, but have their line', 10, { adult: 1, infant: 1 }, 200, 1799],
  ['nobody costs nothing', 10, {}, 0, 0],
  ['everything off', 100, { senior: 2 }, 3198, 0],
])('%s', (_, autoDiscount, guests, discount, total) => {
  const price = priceGuests({ unit, autoDiscount, maxGuests: 8, currency }, party(guests));
  expect(price).toMatchObject({ discount, total });
  const sum = price?.lines.reduce((all, line) => all + line.amount - line.discount, 0);
  expect(sum).toBe(total);
});

test('a party of all places is priced, one more is not', () => {
  const experience = { unit, autoDiscount: 0, maxGuests: 4, currency };
  expect(priceGuests(experience, party({ adult: 2, senior: 1, infant: 1 }))?.total).toBe(5597);
  expect(priceGuests(experience, party({ adult: 4, infant: 1 }))).toBeUndefined();
});

test('a discount in riel can be paid', () => {
  const inRiel = { unit: { ...unit, adult: 11_100 }, autoDiscount: 15, maxGuests: 8, currency: 'KHR' } as const;
  // 15 % of ៛111 is ៛16,65
  expect(priceGuests(inRiel, party({ adult: 1 }))).toMatchObject({ discount: 1700, total: 9400 });
});

test('taking a guest off again gives the earlier price back', () => {
  const experience = { unit, autoDiscount: 15, maxGuests: 8, currency };
  const before = priceGuests(experience, party({ adult: 1 }));
  priceGuests(experience, party({ adult: 2 }));
  expect(priceGuests(experience, party({ adult: 1 }))).toEqual(before);
});
