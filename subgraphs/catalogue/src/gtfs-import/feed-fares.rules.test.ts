import { describe, expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { type FaredRide, type LegRule, LegRules, priceOf, type ZoneRule, ZoneRules } from './feed-fares.rules.js';

const usd = (amount: number) => money(amount, 'USD');
const ride = (more: Partial<FaredRide> = {}): FaredRide => ({
  routeId: 'R',
  agency: '1',
  fromZone: 'A',
  toZone: 'B',
  network: 'night',
  fromAreas: new Set(['a']),
  toAreas: new Set(['b', 'city']),
  ...more,
});

test.each<[string, readonly Omit<ZoneRule, 'price'>[], number | undefined]>([
  ['a fare that says nothing holds everywhere', [{}], 100],
  ['of its route', [{ routeId: 'R' }], 100],
  ['of another route', [{ routeId: 'S' }], undefined],
  ['of its agency', [{ agency: '1' }], 100],
  ['of another agency', [{ agency: '2' }], undefined],
  ['from its zone to its zone', [{ fromZone: 'A', toZone: 'B' }], 100],
  ['the way back is another ride', [{ fromZone: 'B', toZone: 'A' }], undefined],
  ['every word has to fit', [{ routeId: 'R', fromZone: 'A', toZone: 'C' }], undefined],
  ['the cheapest of two', [{ routeId: 'S' }, { routeId: 'R' }, {}], 200],
])('v1: %s', (_, rules, expected) => {
  const priced = rules.map((rule, at) => ({ ...rule, price: usd(100 * (at + 1)) }));
  expect(new ZoneRules(priced).fare(ride())?.amount).toBe(expected);
});

const leg = (more: Partial<LegRule>): LegRule => ({
  price: usd(100),
  network: '',
  fromArea: '',
  toArea: '',
  priority: 0,
  ...more,
});

describe('v2', () => {
  test.each<[string, readonly LegRule[], number | undefined]>([
    ['a rule that says nothing is for all', [leg({})], 100],
    ['from its area to one of its areas', [leg({ fromArea: 'a', toArea: 'city' })], 100],
    ['to an area it does not lie in', [leg({ toArea: 'c' })], undefined],
    ['of another network', [leg({ network: 'day' })], undefined],
    ['an empty area is all that no rule names', [leg({ price: usd(9) }), leg({ fromArea: 'a', price: usd(5) })], 5],
    ['an empty network is all that no rule names', [leg({}), leg({ network: 'night', price: usd(700) })], 700],
    ['the cheapest of two', [leg({ price: usd(300) }), leg({ price: usd(200) })], 200],
  ])('without priorities: %s', (_, rules, expected) => {
    expect(new LegRules(rules, false).fare(ride())?.amount).toBe(expected);
  });

  test.each<[string, readonly LegRule[], number | undefined]>([
    ['an empty cell says nothing', [leg({ price: usd(50) }), leg({ fromArea: 'a', price: usd(80) })], 50],
    ['the highest that fits', [leg({ price: usd(50) }), leg({ fromArea: 'a', price: usd(80), priority: 2 })], 80],
    ['one that does not fit says nothing', [leg({ price: usd(50) }), leg({ fromArea: 'x', priority: 9 })], 50],
    ['none that fits', [leg({ fromArea: 'x', priority: 9 })], undefined],
  ])('with priorities: %s', (_, rules, expected) => {
    expect(new LegRules(rules, true).fare(ride())?.amount).toBe(expected);
  });

  test('a stop of no area, on a route of no network, is in what no rule names', () => {
    const nowhere = ride({ network: '', fromAreas: new Set(), toAreas: new Set() });
    const rules = new LegRules(
      [leg({ fromArea: 'a', price: usd(5) }), leg({ network: 'day' }), leg({ price: usd(9) })],
      false,
    );
    expect(rules.fare(nowhere)?.amount).toBe(9);
  });
});

test.each([
  ['1.50', 'USD', usd(150)],
  ['1.500', 'usd', usd(150)],
  ['12', 'USD', usd(1200)],
  ['20000', 'KHR', money(2_000_000, 'KHR')],
  ['20000.00', 'KHR', money(2_000_000, 'KHR')],
  ['0', 'USD', 'FARE_AMOUNT'],
  ['1.505', 'USD', 'FARE_AMOUNT'],
  ['3.20', 'EUR', 'FARE_CURRENCY'],
  ['-1', 'USD', undefined],
  ['free', 'USD', undefined],
  ['1e3', 'USD', undefined],
  ['', 'USD', undefined],
])('%j %s', (amount, currency, expected) => expect(priceOf(amount, currency)).toEqual(expected));
