import { describe, expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { cellPrice, type CalendarFares, pricesOf, spokenAmount } from './calendar-prices.js';

const usd = (amount: number) => money(amount, 'USD');
const inUsd = (amount: number) => ({ ...usd(amount), inCents: amount });
const fares = (foreign: number, local = foreign): CalendarFares => ({
  foreign: inUsd(foreign),
  nationals: { KH: inUsd(local) },
});
const low = (days: Record<string, CalendarFares>, nationalOf: string | null = null) =>
  [...pricesOf(new Map(Object.entries(days)), '2026-12', nationalOf)].flatMap(([date, { isLow }]) =>
    isLow ? [date] : [],
  );

describe('the lowest of a month', () => {
  test.each([
    [
      'is each day that none undercuts',
      { '2026-12-01': fares(900), '2026-12-02': fares(800), '2026-12-03': fares(800) },
      ['2026-12-02', '2026-12-03'],
    ],
    ['is none where all are alike', { '2026-12-01': fares(800), '2026-12-02': fares(800) }, []],
    [
      'is asked of its own days',
      { '2026-11-30': fares(1), '2026-12-01': fares(900), '2026-12-02': fares(800) },
      ['2026-12-02'],
    ],
    [
      'is no day without a price',
      { '2026-12-01': undefined, '2026-12-02': fares(800), '2026-12-03': fares(900) },
      ['2026-12-02'],
    ],
    [
      'of several currencies is found by the rates',
      {
        '2026-12-01': fares(900),
        '2026-12-02': { foreign: { ...money(25_000, 'THB'), inCents: 770 }, nationals: {} },
        '2026-12-03': fares(800),
      },
      ['2026-12-02'],
    ],
    [
      'is marked on no day where one has no rate',
      {
        '2026-12-01': fares(900),
        '2026-12-02': { foreign: { ...money(500, 'THB'), inCents: null }, nationals: {} },
        '2026-12-03': fares(800),
      },
      [],
    ],
    [
      'needs no rate where all are sold in one',
      {
        '2026-12-01': { foreign: { ...money(500, 'THB'), inCents: null }, nationals: {} },
        '2026-12-02': { foreign: { ...money(600, 'THB'), inCents: null }, nationals: {} },
      },
      ['2026-12-01'],
    ],
  ])('%s', (_, days, expected) => expect(low(days)).toEqual(expected));

  test('is that of who travels', () => {
    const days = { '2026-12-01': fares(900, 700), '2026-12-02': fares(800, 800) };
    expect([low(days), low(days, 'KH'), low(days, 'LA')]).toEqual([['2026-12-02'], ['2026-12-01'], ['2026-12-02']]);
    expect(pricesOf(new Map(Object.entries(days)), '2026-12', 'KH').get('2026-12-01')?.fare).toEqual(inUsd(700));
  });
});

test.each([
  [usd(800), '$8', '8', false],
  [usd(850), '$8,50', '8,50', false],
  [usd(123_450), '$1.234,50', '1.234,50', false],
  [money(3_490_000, 'KHR'), '៛34,9', '34.900', true],
  [money(25_000_000, 'LAK'), '₭250', '250.000', true],
  [money(1_250_049, 'VND'), '₫1250', '1.250.049', true],
])('%j is %s in a cell', (fare, text, spoken, inThousands) => {
  expect(cellPrice(fare)).toEqual({ text, inThousands });
  expect(spokenAmount(fare)).toBe(spoken);
});
