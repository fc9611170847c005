import { expect, test } from '@jest/globals';
import {
  laidOver,
  MOST_PAIRS,
  overPairs,
  pairsOf,
  type PricedStop,
  problemsOfPrices,
  type WishedZones,
  withZones,
} from './line-price.rules.js';

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

test('a line has so many prices: 63 stops that each cost otherwise', () => {
  const count = (stops: number) => pairsOf(Array.from({ length: stops }, (_, at) => stop(String(at)))).length;
  expect([count(63) <= MOST_PAIRS, count(64) <= MOST_PAIRS]).toEqual([true, false]);
});

test.each<[string, PricedStop[], WishedZones, string[]]>([
  ['a zone that is wished is ridden within', [stop('1'), stop('2'), stop('3')], [['1', '2']], ['1>2', '1+2>3']],
  ['stops that have a zone keep it', [stop('1', '9'), stop('2'), stop('3')], [['1', '2', '3']], ['1>2+3', '2>3']],
  ['nobody rides from a stop to itself', [stop('1'), stop('2', '9'), stop('1')], [['1', '1']], ['1>2', '2>1']],
])('with zones of a feed, %s', (_, stops, zones, expected) => {
  expect(told(withZones(stops, zones))).toEqual(expected);
});

test('a zone that has a price to itself is ridden within', () => {
  const pairs = pairsOf([stop('1', '9'), stop('2', '9'), stop('3', '8'), stop('4', '8')], (zone) => zone === '9');
  expect(pairs.map(({ fromStopIds, toStopIds }) => `${fromStopIds.join('+')}>${toStopIds.join('+')}`)).toEqual([
    '1>2',
    '1+2>3+4',
  ]);
});

test.each<[string, PricedStop[], WishedZones, Record<string, number>, (number | undefined)[]]>([
  ['each its own', [stop('1'), stop('2'), stop('3')], [], { '1-3': 500 }, [undefined, 500, undefined]],
  [
    'what is said of one stop holds for its zone',
    [stop('1', '9'), stop('2', '9'), stop('3')],
    [],
    { '2-3': 500 },
    [500],
  ],
  ['the lowest of several', [stop('1', '9'), stop('2', '9'), stop('3')], [], { '1-3': 700, '2-3': 500 }, [500]],
  [
    'what is said of one that costs the same holds where zones differ by now',
    [stop('1', '9'), stop('2', '8'), stop('3', '7')],
    [['1', '2']],
    { '1-2': 100, '1-3': 300 },
    [100, 300, 300],
  ],
])('prices lie over pairs: %s', (_, stops, zones, prices, expected) => {
  const said = Object.entries(prices).map(([ends, amount]) => {
    const [fromStopId, toStopId] = ends.split('-') as [string, string];
    return { fromStopId, toStopId, amount };
  });
  const laid = overPairs(pairsOf(withZones(stops, zones)), said, zones, ({ amount }) => amount);
  expect(laid.map((one) => one?.amount)).toEqual(expected);
});

test('what is wished is written by the first stops of the zones of today', () => {
  const stops = [stop('1', '9'), stop('2', '9'), stop('3')];
  const wish = { currency: 'USD', prices: [{ fromStopId: '2', toStopId: '3', local: 500, foreign: 700 }], zones: [] };
  expect(laidOver({ pairsWith: (zones) => pairsOf(withZones(stops, zones)) }, wish).wish).toEqual({
    ...wish,
    prices: [{ fromStopId: '1', toStopId: '3', local: 500, foreign: 700 }],
  });
});
