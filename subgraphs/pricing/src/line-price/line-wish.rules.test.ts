import { expect, test } from '@jest/globals';
import type { WishedZones } from './line-price.rules.js';
import { isStanding, isStillFit } from './line-wish.rules.js';
import { said, sold, usd } from './sold-line.fixture.js';
import type { SoldPrice } from './sold-prices.rules.js';

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
