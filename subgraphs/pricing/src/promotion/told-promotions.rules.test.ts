import { describe, expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import fc from 'fast-check';
import type { CouponSeat } from '../coupon/coupon-checks.rules.js';
import { TEN_DOLLARS, TEN_PERCENT } from '../coupon/coupon-terms.fixture.js';
import { promotionsFor } from './promotions.rules.js';
import { type KnownPromotion, type Looking, toldPromotions } from './told-promotions.rules.js';

const NOW = Date.parse('2026-11-20T03:00:00Z');
/** Two passengers on a Friday for $10.00 each. */
const TWO = [TEN_DOLLARS, { ...TEN_DOLLARS, ref: '0.1', passenger: 1 }];
const LOOKING: Looking = { now: NOW, channel: 'web', currency: 'USD', seats: TWO, mode: 'live', isAlone: true };

const known = (id: string, change: Partial<KnownPromotion> = {}): KnownPromotion => ({
  ...TEN_PERCENT,
  id,
  priority: 0,
  titles: { en: `Promotion ${id}` } as KnownPromotion['titles'],
  plentyIn: ['live', 'sandbox'],
  ...change,
});
const told = (promotions: readonly KnownPromotion[], looking: Partial<Looking> = {}): string[] =>
  toldPromotions(promotions, { ...LOOKING, ...looking }).map(({ promotion: { id }, saves }) => `${id} ${saves}`);

describe('a promotion of 10 % is told', () => {
  test.each<[string, Partial<KnownPromotion>, boolean]>([
    ['for everybody', {}, true],
    ['for days of travel that have this one', { travelFrom: travelDate('2026-11-01') }, true],
    ['for days of travel that are over', { travelUntil: travelDate('2026-11-26') }, false],
    ['for its weekday', { weekdays: [5] }, true],
    ['for another weekday', { weekdays: [6] }, false],
    ['for its kind of transport', { transportTypes: ['BUS'] }, true],
    ['for another kind', { transportTypes: ['FERRY'] }, false],
    ['for its operator', { operatorIds: ['7'] }, true],
    ['for another operator', { operatorIds: ['8'] }, false],
    ['for its line', { routeIds: ['51'] }, true],
    ['for another line', { routeIds: ['52'] }, false],
    ['for operators of its country', { countryCode: 'KH' }, true],
    ['for operators of another country', { countryCode: 'LA' }, false],
    ['for so many passengers', { minimumPassengers: 2 }, true],
    ['for more passengers', { minimumPassengers: 3 }, false],
    ['from such fares on', { minimumAmount: 2000 }, true],
    ['from higher fares on', { minimumAmount: 2001 }, false],
    ['for who buys here', { channels: ['web'] }, true],
    ['for who buys elsewhere', { channels: ['api'] }, false],
    ['that is bought with now', { buyFrom: NOW, buyUntil: NOW + 1 }, true],
    ['that is bought with later', { buyFrom: NOW + 1 }, false],
    ['that was bought with until now', { buyUntil: NOW }, false],
    ['in another currency', { currency: 'KHR' }, false],
    ['that is off', { active: false }, false],
    ['for who pays the price that is shown', { nationality: 'LOCAL' }, true],
    ['for who pays another', { nationality: 'FOREIGN' }, false],
    ['for a first booking', { firstBookingOnly: true }, false],
    ['for so many uses a customer', { limitPerCustomer: 3 }, false],
    ['for so many uses a day', { limitPerDay: 100 }, false],
    ['for so many uses, of which many are left', { limitTotal: 100 }, true],
    ['for so many uses, of which few are left', { limitTotal: 100, plentyIn: ['sandbox'] }, false],
    ['for a budget, of a tenth of which this is a part', { budget: 2000 }, true],
    ['for a budget, of a tenth of which this is more', { budget: 1999 }, false],
  ])('%s: %#', (_, change, isTold) => {
    expect(told([known('1', change)])).toEqual(isTold ? ['1 200'] : []);
  });
});

describe('of several', () => {
  const group = { stackGroup: 'a' };

  test('what a hold would take is told: of a group the best', () => {
    expect(told([known('1', group), known('2', { ...group, value: 2000 }), known('3')])).toEqual(['2 400', '3 160']);
  });

  test('the next of a group where the best runs short', () => {
    expect(told([known('1', group), known('2', { ...group, value: 2000, plentyIn: [] })])).toEqual(['1 200']);
  });

  test('beside another journey only what holds whatever that is', () => {
    const all = [
      known('1', group),
      known('2', { kind: 'AMOUNT', value: 100 }),
      known('3', { cap: 5000 }),
      known('4', { kind: 'SET_PRICE', value: 900 }),
      known('5'),
      known('6', { budget: 5000 }),
    ];
    expect(told(all, { isAlone: false })).toEqual(['4 200', '5 180']);
  });
});

const someTerms = fc.record({
  kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const, 'SET_PRICE' as const),
  value: fc.integer({ min: 0, max: 2000 }),
  stackGroup: fc.constantFrom(null, 'a'),
  limitPerCustomer: fc.constantFrom(null, 1),
  budget: fc.constantFrom(null, 2000),
});
const seatsOf = (ref: string, fare: number): CouponSeat[] => [{ ...TEN_DOLLARS, ref, fare }];
const sum = (promoted: readonly { readonly saves: number }[]): number =>
  promoted.reduce((all, { saves }) => all + saves, 0);
/** What a hold takes off for somebody who is known and has bought nothing yet. */
const taken = (all: readonly KnownPromotion[], seats: readonly CouponSeat[]): number =>
  sum(
    promotionsFor(
      all.map((promotion) => ({ promotion, usage: { total: 0, spent: 0, byCustomer: 0, today: 0 } })),
      { now: NOW, channel: 'web', currency: 'USD', seats, isCustomerKnown: true, hasBought: false },
    ),
  );

test('whoever has more promotions than he was told of, each of lower rank, pays no more', () => {
  fc.assert(
    fc.property(fc.array(someTerms, { maxLength: 4 }), fc.integer({ min: 100, max: 3000 }), (terms, fare) => {
      const all = terms
        .sort((a, b) => Number(a.limitPerCustomer) - Number(b.limitPerCustomer))
        .map((one, index) => known(String(index + 1), one));
      const seats = seatsOf('0.0', fare);
      expect(taken(all, seats)).toBeGreaterThanOrEqual(sum(toldPromotions(all, { ...LOOKING, seats })));
    }),
  );
});

test('a way back beside it takes no less off than both were told by themselves', () => {
  fc.assert(
    fc.property(
      fc.array(someTerms, { maxLength: 4 }),
      fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: 100, max: 3000 })),
      (terms, [there, back]) => {
        const all = terms.map((one, index) => known(String(index + 1), { ...one, limitPerCustomer: null }));
        const alone = (seats: readonly CouponSeat[]) => sum(toldPromotions(all, { ...LOOKING, seats, isAlone: false }));
        const [first, second] = [seatsOf('0.0', there), seatsOf('1.0', back)];
        // A cent for each promotion: a share of a sum is rounded once.
        expect(taken(all, [...first!, ...second!])).toBeGreaterThanOrEqual(alone(first!) + alone(second!) - all.length);
      },
    ),
  );
});
