import { expect, test } from '@jest/globals';
import { MOST_PAIRS, pairsOf, type PricedStop, problemsOfPrices } from './line-price.rules.js';

const stop = (stopId: string, zoneId: string | null = null, more: Partial<PricedStop> = {}): PricedStop => ({
  stopId,
  zoneId,
  boards: true,
  leaves: true,
  ...more,
});
const told = (stops: readonly PricedStop[]) =>
  pairsOf(stops).map(({ fromStopIds, toStopIds }) => `${fromStopIds.join('+')}>${toStopIds.join('+')}`);

test.each<[string, PricedStop[], string[]]>([
  ['each pair in the order of travel', [stop('1'), stop('2'), stop('3')], ['1>2', '1>3', '2>3']],
  ['stops of one zone are one, and cost nothing to each other', [stop('1', '9'), stop('2', '9'), stop('3')], ['1+2>3']],
  [
    'nobody gets on where one only gets off',
    [stop('1'), stop('2', null, { boards: false }), stop('3')],
    ['1>2', '1>3'],
  ],
  [
    'nobody gets off where one only gets on',
    [stop('1'), stop('2', null, { leaves: false }), stop('3')],
    ['1>3', '2>3'],
  ],
  ['a zone that comes back is the way there and back', [stop('1', '9'), stop('2'), stop('3', '9')], ['1>2', '2>3']],
])('%s', (_, stops, expected) => {
  expect(told(stops)).toEqual(expected);
});

const PAIRS = pairsOf([stop('1'), stop('2'), stop('3')]);
const price = (more: object = {}) => ({ fromStopId: '1', toStopId: '3', local: 500, foreign: 700, ...more });

test.each<[string, string, object[], string[]]>([
  ['a price', 'USD', [price()], []],
  ['children of their own', 'USD', [price({ childLocal: 250, childForeign: 350 })], []],
  ['a currency nobody knows', 'XXX', [price()], ['currency IS_IN']],
  ['for nothing', 'USD', [price({ local: 0 })], ['prices.0.local MIN']],
  ['too much', 'USD', [price({ foreign: 1e12 })], ['prices.0.foreign MAX']],
  ['half a riel', 'KHR', [price({ local: 50, foreign: 100 })], ['prices.0.local MATCHES']],
  ['half of the children', 'USD', [price({ childLocal: 250 })], ['prices.0.childForeign REQUIRED']],
  ['against the way', 'USD', [price({ fromStopId: '3', toStopId: '1' })], ['prices.0.toStopId UNFIT']],
  ['one pair twice', 'USD', [price(), price()], ['prices.1.toStopId UNFIT']],
])('%s', (_, currency, prices, expected) => {
  const wrong = problemsOfPrices(PAIRS, { currency, prices: prices as never });
  expect(wrong.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('a screen has so many prices', () => {
  expect(MOST_PAIRS).toBeGreaterThan(pairsOf(Array.from({ length: 28 }, (_, at) => stop(String(at)))).length);
});
