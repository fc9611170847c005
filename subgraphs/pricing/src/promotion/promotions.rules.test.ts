import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CouponUsage } from '../coupon/coupon-checks.rules.js';
import { TEN_DOLLARS, TEN_PERCENT } from '../coupon/coupon-terms.fixture.js';
import { type PromotionTerms, promotionsFor } from './promotions.rules.js';

const UNUSED: CouponUsage = { total: 0, spent: 0, byCustomer: 0, today: 0 };
const ASKING = { now: 0, channel: 'web', currency: 'USD', isCustomerKnown: true, hasBought: false };
const TWO = [TEN_DOLLARS, { ...TEN_DOLLARS, ref: '0.1', passenger: 1, fare: 2000, operatorId: '8' }];

const promotion = (id: string, change: Partial<PromotionTerms> = {}): PromotionTerms => ({
  ...TEN_PERCENT,
  id,
  priority: 0,
  ...change,
});
const percent = (id: string, value: number, change: Partial<PromotionTerms> = {}) =>
  promotion(id, { value, ...change });
const amount = (id: string, value: number, change: Partial<PromotionTerms> = {}) =>
  promotion(id, { kind: 'AMOUNT', value, ...change });

/** 'id saves', in the order they lower two seats of $10.00 and $20.00. */
const given = (promotions: readonly PromotionTerms[], seats = TWO): string[] =>
  promotionsFor(
    promotions.map((one) => ({ promotion: one, usage: UNUSED })),
    { ...ASKING, seats },
  ).map(({ promotion: { id }, saves }) => `${id} ${saves}`);

const group = (stackGroup: string, priority = 0) => ({ stackGroup, priority });

describe('promotions', () => {
  test.each<[string, PromotionTerms[], string[]]>([
    ['none', [], []],
    ['one for everybody', [percent('1', 1000)], ['1 300']],
    ['one for another operator', [percent('1', 1000, { operatorIds: ['9'] })], []],
    ['one for one seat of two', [percent('1', 1000, { operatorIds: ['8'] })], ['1 200']],
    ['one that is off, beside one that runs', [percent('1', 5000, { active: false }), percent('2', 1000)], ['2 300']],
    ['without groups all, each of what is left', [percent('1', 1000), percent('2', 1000)], ['1 300', '2 270']],
    ['of different groups all', [percent('1', 1000, group('a')), amount('2', 500, group('b'))], ['1 300', '2 500']],
    ['of one group the best', [percent('1', 1000, group('a')), amount('2', 500, group('a'))], ['2 500']],
    [
      'the best though its priority is lower',
      [percent('1', 1000, group('a', 9)), amount('2', 500, group('a'))],
      ['2 500'],
    ],
    ['of equals the higher priority', [amount('1', 500, group('a')), amount('2', 500, group('a', 1))], ['2 500']],
    ['of equals in both the older', [amount('10', 500, group('a')), amount('9', 500, group('a'))], ['9 500']],
    ['the higher priority first', [percent('1', 1000), amount('2', 1000, { priority: 5 })], ['2 1000', '1 200']],
    [
      'a group as its highest',
      [amount('1', 1000, group('a', 7)), percent('2', 1000, { priority: 5 })],
      ['1 1000', '2 200'],
    ],
    ['nobody pays less than nothing', [amount('1', 9000), amount('2', 9000)], ['1 3000']],
    [
      'a minimum is of the fares before all of them',
      [amount('1', 2500, { priority: 1 }), percent('2', 1000, { minimumAmount: 3000 })],
      ['1 2500', '2 50'],
    ],
  ])('%s', (_, promotions, expected) => {
    expect(given(promotions)).toEqual(expected);
  });

  test('say what each seat saves, and who bears it', () => {
    const candidate = { promotion: percent('1', 1000, { fundedBy: 'SHARED', operatorShare: 2500 }), usage: UNUSED };
    expect(promotionsFor([candidate], { ...ASKING, seats: TWO })[0]!.seats).toEqual([
      { ref: '0.0', discount: 100, platformDiscount: 75 },
      { ref: '0.1', discount: 200, platformDiscount: 150 },
    ]);
  });

  test('that are used up are not given, nor those for a customer whom nobody knows', () => {
    const usedUp = { promotion: amount('1', 500, { budget: 1000 }), usage: { ...UNUSED, spent: 600 } };
    const once = { promotion: amount('2', 500, { limitPerCustomer: 1 }), usage: UNUSED };
    const ids = (isCustomerKnown: boolean) =>
      promotionsFor([usedUp, once], { ...ASKING, isCustomerKnown, seats: TWO }).map((one) => one.promotion.id);
    expect(ids(false)).toEqual([]);
    expect(ids(true)).toEqual(['2']);
  });
});

const someTerms = fc.record({
  kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const, 'SET_PRICE' as const),
  value: fc.integer({ min: 0, max: 4000 }),
  stackGroup: fc.constantFrom(null, 'a', 'b'),
  priority: fc.integer({ min: 0, max: 2 }),
  operatorIds: fc.constantFrom([], ['7'], ['8']),
});
const some = fc
  .array(someTerms, { maxLength: 7 })
  .map((all) => all.map((terms, index) => promotion(String(index + 1), terms)));

test('in whatever order they come, the same are given for the same', () => {
  fc.assert(
    fc.property(
      some.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => expect(given(shuffled)).toEqual(given(all)),
    ),
  );
});

test('no group gives two, shares add up, and no fare falls below zero', () => {
  fc.assert(
    fc.property(some, (all) => {
      const promoted = promotionsFor(
        all.map((one) => ({ promotion: one, usage: UNUSED })),
        { ...ASKING, seats: TWO },
      );
      const groups = promoted.flatMap(({ promotion: { stackGroup } }) => stackGroup ?? []);
      expect(new Set(groups).size).toBe(groups.length);
      const left = new Map(TWO.map(({ ref, fare }) => [ref, fare]));
      for (const { seats, saves } of promoted) {
        expect(seats.reduce((sum, { discount }) => sum + discount, 0)).toBe(saves);
        for (const { ref, discount } of seats) left.set(ref, left.get(ref)! - discount);
      }
      expect([...left.values()].every((fare) => fare >= 0)).toBe(true);
    }),
  );
});
