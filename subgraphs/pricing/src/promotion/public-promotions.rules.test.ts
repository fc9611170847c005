import { describe, expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { TEN_PERCENT } from '../coupon/coupon-terms.fixture.js';
import { type PublicAsking, publicPromotions } from './public-promotions.rules.js';
import type { KnownPromotion } from './told-promotions.rules.js';

/** Friday, ten in the morning at the stops. */
const NOW = Date.parse('2026-11-20T03:00:00Z');
const ASKING: PublicAsking = { now: NOW, channel: 'web', mode: 'live' };

const known = (id: string, change: Partial<KnownPromotion> = {}): KnownPromotion => ({
  ...TEN_PERCENT,
  id,
  priority: 0,
  titles: { en: `Promotion ${id}` } as KnownPromotion['titles'],
  plentyIn: ['live', 'sandbox'],
  ...change,
});
const told = (promotions: readonly KnownPromotion[], asking: Partial<PublicAsking> = {}): string[] =>
  publicPromotions(promotions, { ...ASKING, ...asking }).map(({ promotion: { id }, nextDay }) => `${id} ${nextDay}`);

const TODAY = '2026-11-20';

describe('a promotion of 10 % and the first day that is travelled with it', () => {
  test.each<[string, Partial<KnownPromotion>, string | null]>([
    ['for everybody', {}, TODAY],
    ['for some rides, in some number', { operatorIds: ['7'], transportTypes: ['BUS'], minimumPassengers: 4 }, TODAY],
    ['for people of one nationality', { nationality: 'LOCAL' }, TODAY],
    ['for days of travel that come', { travelFrom: travelDate('2026-12-01') }, '2026-12-01'],
    ['for weekdays', { weekdays: [1, 3] }, '2026-11-23'],
    ['for weekdays of days that come', { travelFrom: travelDate('2026-12-01'), weekdays: [1] }, '2026-12-07'],
    ['whose last day is today', { travelUntil: travelDate(TODAY) }, TODAY],
    ['whose last day was yesterday', { travelUntil: travelDate('2026-11-19') }, null],
    [
      'for a weekday that does not come before its last day',
      { travelUntil: travelDate('2026-11-22'), weekdays: [1] },
      null,
    ],
    ['that is off', { active: false }, null],
    ['that is bought with from now until soon', { buyFrom: NOW, buyUntil: NOW + 1 }, TODAY],
    ['that is bought with later', { buyFrom: NOW + 1 }, null],
    ['that was bought with until now', { buyUntil: NOW }, null],
    ['of this door', { channels: ['web'] }, TODAY],
    ['of another door', { channels: ['api'] }, null],
    ['for a first booking', { firstBookingOnly: true }, null],
    ['for so many uses a customer', { limitPerCustomer: 3 }, null],
    ['for so many uses a day', { limitPerDay: 100 }, null],
    ['for so many uses, of which many are left', { limitTotal: 100 }, TODAY],
    ['for so many uses, of which few are left', { limitTotal: 100, plentyIn: ['sandbox'] }, null],
    ['of a budget', { budget: 2000 }, TODAY],
    ['of a budget, an amount of a tenth of it', { kind: 'AMOUNT', value: 200, budget: 2000 }, TODAY],
    ['of a budget, an amount of more', { kind: 'AMOUNT', value: 201, budget: 2000 }, null],
    ['of a budget, an amount of more up to less', { kind: 'AMOUNT', value: 900, cap: 200, budget: 2000 }, TODAY],
  ])('%s', (_, change, nextDay) => {
    expect(told([known('1', change)])).toEqual(nextDay === null ? [] : [`1 ${nextDay}`]);
  });

  test('each mode has counts of its own', () => {
    expect(told([known('1', { plentyIn: ['live'] })], { mode: 'sandbox' })).toEqual([]);
  });

  test('after midnight at the stops yesterday is over', () => {
    const last = [known('1', { travelUntil: travelDate(TODAY) })];
    expect(told(last, { now: Date.parse('2026-11-20T16:59:00Z') })).toEqual([`1 ${TODAY}`]);
    expect(told(last, { now: Date.parse('2026-11-20T17:00:00Z') })).toEqual([]);
  });
});

test('what ends first is told first, of equals the higher in rank', () => {
  const all = [
    known('1'),
    known('2', { travelUntil: travelDate('2026-11-25') }),
    known('3', { priority: 5 }),
    known('4', { buyUntil: NOW + 86_400_000, travelUntil: travelDate('2026-12-31') }),
  ];
  expect(told(all)).toEqual([`4 ${TODAY}`, `2 ${TODAY}`, `3 ${TODAY}`, `1 ${TODAY}`]);
});
