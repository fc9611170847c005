import { expect, test } from '@jest/globals';
import { type Currency, money } from '@naga/kernel/money.js';
import { MOST_PRICES, type PricesOfLine, pricesOfLine } from './line-fares.rules.js';

const usd = (amount: number, currency: Currency = 'USD') => money(amount, currency);
const stops = (count: number) => Array.from({ length: count }, () => ({ board: true, alight: true }));
const itself = String;

test('prices are asked for each ride on which one may get on and off', () => {
  const [first, last] = [
    { board: true, alight: false },
    { board: false, alight: true },
  ];
  const asked: string[] = [];
  const way = [first, { board: false, alight: true }, { board: true, alight: false }, last];
  const fareOf = (from: number, to: number) => {
    asked.push(`${from}-${to}`);
    return from === 2 ? undefined : usd(100 * to);
  };
  expect(pricesOfLine(way, fareOf, itself)).toEqual({
    currency: 'USD',
    prices: [
      { from: 0, to: 1, amount: 100 },
      { from: 0, to: 3, amount: 300 },
    ],
    zones: [],
  });
  expect(asked).toEqual(['0-1', '0-3', '2-3']);
});

const counted = (prices: PricesOfLine) =>
  typeof prices === 'string' ? prices : [prices.prices.length, prices.zones.map((zone) => zone.length)];
/** So many stops to a zone. */
const by = (size: number) => (position: number) => String(Math.floor(position / size));

test.each<[string, number, (position: number) => string, unknown]>([
  ['a short line with one fare for all keeps its stops apart', 28, () => '', [378, []]],
  ['a line of a town with one fare for all is one zone', 130, () => '', [1, [130]]],
  ['with zones: each to itself and to all that follow', 60, by(20), [6, [20, 20, 20]]],
  ['fares from stop to stop stay so', 60, itself, [1770, []]],
  ['a zone of one stop is none', 61, by(60), [2, [60]]],
  ['and what is more than a line has is none', 100, itself, 'FARE_MANY'],
])('%s', (_, count, zoneOf, expected) => {
  expect(counted(pricesOfLine(stops(count), () => usd(100), zoneOf))).toEqual(expected);
});

test('between zones the fare is that of a ride', () => {
  const fareOf = (from: number, to: number) => usd(from < 30 === to < 30 ? 100 : 250);
  expect(pricesOfLine(stops(60), fareOf, by(30))).toMatchObject({
    prices: [
      { from: 0, to: 1, amount: 100 },
      { from: 0, to: 30, amount: 250 },
      { from: 30, to: 31, amount: 100 },
    ],
  });
});

test.each([
  ['no fare at all', () => undefined, 'NO_FARE'],
  ['two currencies', (from: number) => (from === 0 ? usd(100) : usd(400_000, 'KHR')), 'FARE_CURRENCIES'],
])('%s', (_, fareOf, expected) => expect(pricesOfLine(stops(3), fareOf, itself)).toBe(expected));

test('a line of 63 stops with fares of its own at each is within bounds', () =>
  expect((63 * 62) / 2).toBeLessThanOrEqual(MOST_PRICES));
