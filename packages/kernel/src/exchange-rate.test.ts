import { describe, expect, test } from '@jest/globals';
import { approximate, formatApproximate, formatBoth, type ShownRate } from './exchange-rate.js';
import { approximateLines } from './approximate-lines.js';
import { type CurrencyRate, shownRate } from './currency-rate.js';
import type { Currency } from './money.js';

const RATES: readonly CurrencyRate[] = [
  { currency: 'KHR', perDollar: '4100', validFrom: '2026-11-02T00:00:00.000Z' },
  { currency: 'THB', perDollar: '32.5', validFrom: '2026-11-01T00:00:00.000Z' },
  { currency: 'VND', perDollar: '26300', validFrom: '2026-11-03T00:00:00.000Z' },
  { currency: 'LAK', perDollar: '21650.25', validFrom: '2026-11-01T00:00:00.000Z' },
];

describe('a rate goes through the dollar', () => {
  test.each<[Currency, Currency, Omit<ShownRate, 'currency'> | undefined]>([
    ['USD', 'KHR', { units: '4100', per: '1', since: '2026-11-02T00:00:00.000Z' }],
    ['KHR', 'USD', { units: '1', per: '4100', since: '2026-11-02T00:00:00.000Z' }],
    // Of two the later is since when they hold together.
    ['THB', 'KHR', { units: '4100', per: '32.5', since: '2026-11-02T00:00:00.000Z' }],
    ['VND', 'KHR', { units: '4100', per: '26300', since: '2026-11-03T00:00:00.000Z' }],
    ['USD', 'USD', undefined],
    ['KHR', 'KHR', undefined],
  ])('%s in %s', (charged, currency, rate) => {
    expect(shownRate(RATES, charged, currency)).toEqual(rate && { currency, ...rate });
  });

  test.each<[Currency, Currency]>([
    ['USD', 'LAK'],
    ['LAK', 'USD'],
    ['KHR', 'LAK'],
  ])('without one %s is not shown in %s', (charged, currency) => {
    const known = RATES.filter((rate) => rate.currency !== 'LAK');
    expect(shownRate(known, charged, currency)).toBeUndefined();
  });
});

describe('an amount is rounded once, half up, to what people pay with', () => {
  test.each<[number, Currency, Currency, number, string]>([
    // $12.00 × 4100 = 49,200 riel.
    [1200, 'USD', 'KHR', 4_920_000, '≈ ៛49.200'],
    // 10.13 × 4100 = 41,533 riel: down to the note of 100; 10.15: 41,615, down; 10.16: 41,656, up.
    [1013, 'USD', 'KHR', 4_150_000, '≈ ៛41.500'],
    [1015, 'USD', 'KHR', 4_160_000, '≈ ៛41.600'],
    [1016, 'USD', 'KHR', 4_170_000, '≈ ៛41.700'],
    // 0.50 × 4100 = 2,050 riel: half goes up, and away from zero below it.
    [50, 'USD', 'KHR', 210_000, '≈ ៛2.100'],
    [-50, 'USD', 'KHR', -210_000, '≈ −\u2060៛2.100'],
    [0, 'USD', 'KHR', 0, '≈ ៛0'],
    [1200, 'USD', 'THB', 39_000, '≈ ฿390,00'],
    // 12 × 26,300 = 315,600 dong: to the thousand; 12 × 21,650.25 = 259,803 kip: to 500.
    [1200, 'USD', 'VND', 316_000, '≈ ₫316.000'],
    [1200, 'USD', 'LAK', 26_000_000, '≈ ₭260.000'],
    // ៛40.000 ÷ 4100 = 9.756 dollars.
    [4_000_000, 'KHR', 'USD', 976, '≈ $9,76'],
    // ₫250.000 ÷ 26,300 × 4100 = 38,973 riel.
    [250_000, 'VND', 'KHR', 3_900_000, '≈ ៛39.000'],
    [9_007_199_254, 'KHR', 'VND', 577_779_000, '≈ ₫577.779.000'],
  ])('%d %s in %s', (amount, currency, shown, expected, text) => {
    const found = approximate({ amount, currency }, shownRate(RATES, currency, shown)!);
    expect(found).toEqual({ amount: expected, currency: shown });
    expect(formatApproximate(found).replaceAll('\u00A0', ' ')).toBe(text);
  });
});

test('what is charged stands before about what it is, alone where nothing is converted', () => {
  const money = { amount: 1200, currency: 'USD' } as const;
  expect(formatBoth(money, shownRate(RATES, 'USD', 'THB'))).toBe('$12,00 (≈\u00a0฿390,00)');
  expect(formatBoth(money, shownRate(RATES, 'USD', 'USD'))).toBe('$12,00');
});

test('lines add up to what their sum is shown as, whatever each is rounded to', () => {
  const rate = shownRate(RATES, 'USD', 'KHR')!;
  const lines = [2700, 1013, -350, 93].map((amount) => ({ amount, currency: 'USD' as const }));
  const shown = approximateLines(lines, rate);
  expect(shown.map(({ amount }) => amount)).toEqual([11_070_000, 4_150_000, -1_430_000, 380_000]);
  expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    approximate({ amount: 3456, currency: 'USD' }, rate).amount,
  );
});
