import { describe, expect, test } from '@jest/globals';
import { CURRENCIES, payableUnit } from '@naga/kernel/money.js';
import fc from 'fast-check';
import { discountOf, spreadDiscount } from './coupon-discount.rules.js';
import { COUPON_FUNDERS, COUPON_KINDS } from './coupon-terms.rules.js';

const seats = (...fares: number[]) => fares.map((fare, index) => ({ ref: String(index), fare }));
const saving = (kind: (typeof COUPON_KINDS)[number], value: number, cap: number | null = null) => ({
  kind,
  value,
  cap,
  currency: 'USD' as const,
});

test.each([
  ['ten percent', saving('PERCENT', 1000), [1000, 2000], 300],
  ['half a cent goes up', saving('PERCENT', 1000), [1005], 101],
  ['rounded once, not for each seat', saving('PERCENT', 1000), [1005, 1005], 201],
  ['a cap', saving('PERCENT', 5000, 500), [1000, 2000], 500],
  ['an amount', saving('AMOUNT', 250), [1000], 250],
  ['an amount above the fares', saving('AMOUNT', 5000), [1000, 500], 1500],
  ['a price for each seat', saving('SET_PRICE', 800), [1000, 2000], 1400],
  ['a price that one seat is below', saving('SET_PRICE', 1500), [1000, 2000], 500],
  ['all of it', saving('PERCENT', 10_000), [999, 1], 1000],
  ['nothing', saving('AMOUNT', 100), [0], 0],
])('%s', (_, terms, fares, discount) => {
  expect(discountOf(terms, seats(...fares))).toBe(discount);
});

describe('spread over the seats', () => {
  const funded = { fundedBy: 'PLATFORM', operatorShare: 0 } as const;

  test('by fares, the largest remainders first', () => {
    const shares = spreadDiscount({ ...saving('AMOUNT', 100), ...funded }, seats(1000, 1000, 1000));
    expect(shares.map(({ discount }) => discount)).toEqual([34, 33, 33]);
  });

  test.each([
    ['PLATFORM', 0, [100]],
    ['OPERATOR', 0, [0]],
    ['SHARED', 2500, [75]],
  ] as const)('%s bears it', (fundedBy, operatorShare, ours) => {
    const shares = spreadDiscount({ ...saving('AMOUNT', 100), fundedBy, operatorShare }, seats(1000));
    expect(shares.map(({ platformDiscount }) => platformDiscount)).toEqual(ours);
  });

  test('adds up, leaves no fare below zero, and nobody bears more than is saved', () => {
    const terms = fc.record({
      kind: fc.constantFrom(...COUPON_KINDS),
      currency: fc.constantFrom(...CURRENCIES),
      value: fc.nat(10_000),
      cap: fc.option(fc.integer({ min: 1, max: 5000 })),
      fundedBy: fc.constantFrom(...COUPON_FUNDERS),
      operatorShare: fc.nat(10_000),
    });
    fc.assert(
      fc.property(terms, fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), (coupon, units) => {
        const unit = payableUnit(coupon.currency);
        const fares = units.map((fare) => fare * unit);
        const all = seats(...fares);
        const shares = spreadDiscount(coupon, all);
        expect(shares.reduce((sum, { discount }) => sum + discount, 0)).toBe(discountOf(coupon, all));
        shares.forEach(({ discount, platformDiscount }, index) => {
          expect(discount % unit).toBe(0);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(fares[index]!);
          expect(platformDiscount % unit).toBe(0);
          expect(platformDiscount).toBeGreaterThanOrEqual(0);
          expect(platformDiscount).toBeLessThanOrEqual(discount);
        });
      }),
    );
  });
});
