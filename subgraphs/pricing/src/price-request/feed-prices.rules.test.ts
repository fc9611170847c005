import { expect, test } from '@jest/globals';
import type { PricedPair, SoldPrice } from '../line-price/sold-prices.rules.js';
import { MOST_PAIRS, pairsOf, type PricedStop, type WishedZones, withZones } from '../line-price/line-price.rules.js';
import { isStanding, isStillFit, wishOf } from './feed-prices.rules.js';

const usd = (local: number, foreign = local, child: number | null = null): SoldPrice => ({
  currency: 'USD',
  local,
  foreign,
  childLocal: child,
  childForeign: child,
});
/** Stops 'a', 'b', …; those of one zone written together: 'ab c'. `prices` by the first stop of each zone: 'ac'. */
function sold(way: string, prices: Record<string, SoldPrice> = {}, zoned: boolean = way.includes(' ')) {
  const zones = way.split(' ');
  const zoneOf = (stop: string) => (zoned ? zones.find((zone) => zone.includes(stop))![0]! : null);
  const stops = [...way.replaceAll(' ', '')].map((stopId): PricedStop => ({
    stopId,
    zoneId: zoneOf(stopId),
    boards: true,
    leaves: true,
  }));
  const priceOf = (from: string | null, to: string | null) => prices[`${from}${to}`] ?? null;
  const pairsWith = (wished: WishedZones): PricedPair[] =>
    pairsOf(withZones(stops, wished), (zone) => priceOf(zone, zone) !== null).map(({ zoneFrom, zoneTo, ...pair }) => ({
      ...pair,
      price: priceOf(zoneFrom ?? pair.fromStopIds[0]!, zoneTo ?? pair.toStopIds[0]!),
    }));
  return { pairsWith, currency: Object.values(prices)[0]?.currency ?? null };
}
const said = (prices: Record<string, number>, currency = 'USD', zones: WishedZones = []) => ({
  currency,
  prices: Object.entries(prices).map(([ends, amount]) => ({ fromStopId: ends[0]!, toStopId: ends[1]!, amount })),
  zones,
});
const asked = (wish: ReturnType<typeof wishOf>) =>
  typeof wish === 'string'
    ? wish
    : wish.prices.map(({ fromStopId, toStopId, local, foreign }) => `${fromStopId}${toStopId} ${local}/${foreign}`);

test.each<[string, ReturnType<typeof sold>, ReturnType<typeof said>, string | string[]]>([
  ['new prices are for everybody', sold('ab'), said({ ab: 500 }), ['ab 500/500']],
  ['what is so already is not asked for', sold('ab', { ab: usd(500) }), said({ ab: 500 }), 'SAME'],
  ['a price that was one stays one', sold('ab', { ab: usd(500) }), said({ ab: 600 }), ['ab 600/600']],
  ['foreigners who pay more go on to', sold('ab', { ab: usd(500, 900) }), said({ ab: 600 }), ['ab 600/900']],
  ['and never less than a new price', sold('ab', { ab: usd(500, 900) }), said({ ab: 1000 }), ['ab 1000/1000']],
  ['locals as they are, foreigners more', sold('ab', { ab: usd(500, 900) }), said({ ab: 500 }), 'SAME'],
  ['or less', sold('ab', { ab: usd(500, 400) }), said({ ab: 500 }), 'SAME'],
  [
    'rides that the feed leaves out keep their price, or have none',
    sold('abc', { ab: usd(500) }),
    said({ ac: 700 }),
    ['ab 500/500', 'ac 700/700'],
  ],
  ['between zones of several stops the lowest', sold('ab cd'), said({ ac: 700, bd: 650 }), ['ac 650/650']],
  ['another currency for all', sold('ab', { ab: usd(500, 900) }), said({ ab: 2e6 }, 'KHR'), ['ab 2000000/2000000']],
  ['two currencies on one line are none', sold('abc', { ab: usd(500) }), said({ ac: 2e6 }, 'KHR'), 'CURRENCY'],
  ['stops that cost the same are one', sold('abc'), said({ ab: 150 }, 'USD', [['a', 'b', 'c']]), ['ab 150/150']],
  [
    'and what is ridden between two of these and a third',
    sold('abcd'),
    said({ ab: 150, ac: 300 }, 'USD', [
      ['a', 'b'],
      ['c', 'd'],
    ]),
    ['ab 150/150', 'ac 300/300'],
  ],
  [
    'stops that have zones keep them',
    sold('ab c', { ac: usd(100) }),
    said({ ab: 150, ac: 300 }, 'USD', [['a', 'b', 'c']]),
    ['ac 150/150'],
  ],
])('%s', (_, prices, feed, expected) => expect(asked(wishOf(prices, feed))).toEqual(expected));

test('children pay as they did', () => {
  const wish = wishOf(sold('ab', { ab: usd(500, 500, 250) }), said({ ab: 600 }));
  expect(wish).toMatchObject({ prices: [{ local: 600, childLocal: 250, childForeign: 250 }] });
});

test('a line of more prices than there may be', () => {
  const stops = Array.from({ length: 80 }, (_, at) => String.fromCodePoint(0x1000 + at));
  const all = sold(stops.join(''));
  expect(all.pairsWith([]).length).toBeGreaterThan(MOST_PAIRS);
  expect(wishOf(all, said({ [`${stops[0]}${stops[1]}`]: 1 }))).toBe('MANY');
  expect(asked(wishOf(all, said({ [`${stops[0]}${stops[1]}`]: 1 }, 'USD', [stops])))).toEqual([
    `${stops[0]}${stops[1]} 1/1`,
  ]);
});

const request = (way: ReturnType<typeof sold>, prices: Record<string, number>, zones: WishedZones = []) => ({
  currency: 'USD',
  prices: said(prices).prices.map(({ amount, ...ends }) => ({ ...ends, local: amount, foreign: amount })),
  zones,
  sold: way.pairsWith([]).filter(({ price }) => price !== null),
});

test.each<[string, ReturnType<typeof sold>, ReturnType<typeof request>, boolean]>([
  ['nothing has changed', sold('abc', { ab: usd(100) }), request(sold('abc', { ab: usd(100) }), { ab: 200 }), true],
  ['another line brought what is asked', sold('abc', { ab: usd(200) }), request(sold('abc'), { ab: 200 }), true],
  ['somebody wrote another price', sold('abc', { ab: usd(150) }), request(sold('abc'), { ab: 200 }), false],
  ['a price of which nothing is asked', sold('abc', { bc: usd(150) }), request(sold('abc'), { ab: 200 }), false],
  ['a price is gone', sold('abc'), request(sold('abc', { bc: usd(150) }), { ab: 200, bc: 150 }), false],
  ['it is gone, as was asked', sold('abc'), request(sold('abc', { bc: usd(150) }), { ab: 200 }), true],
  [
    'another line put two stops into one zone, at the same price',
    sold('ab', { aa: usd(150) }, true),
    request(sold('ab'), { ab: 150 }, [['a', 'b']]),
    true,
  ],
])('what was asked for may still be approved: %s', (_, now, asks, expected) =>
  expect(isStillFit(now, asks)).toBe(expected),
);

test('nobody knows what was sold when requests of old were made', () =>
  expect(isStillFit(sold('ab'), { ...request(sold('ab'), { ab: 200 }), sold: null })).toBe(false));

test.each<[string, Record<string, SoldPrice>, ReturnType<typeof request>, boolean]>([
  ['sold as asked', { ab: usd(200) }, request(sold('abc'), { ab: 200 }), true],
  ['others were written since', { ab: usd(250) }, request(sold('abc'), { ab: 200 }), false],
  ['it is gone', {}, request(sold('abc'), { ab: 200 }), false],
  ['it was so before', { ab: usd(200) }, request(sold('abc', { ab: usd(200) }), { ab: 200, ac: 300 }), false],
  ['one of two is', { ab: usd(200), ac: usd(100) }, request(sold('abc'), { ab: 200, ac: 300 }), true],
])('what was approved stands: %s', (_, now, asks, expected) =>
  expect(isStanding((from, to) => now[`${from}${to}`], asks)).toBe(expected),
);
