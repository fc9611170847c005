import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  add,
  type Currency,
  formatCount,
  formatDifference,
  formatMoney,
  plainAmount,
  formatRating,
  money,
  amountToType,
  payable,
  percentOf,
  splitPayable,
  subtract,
  sum,
  typedAmount,
} from './money.js';

describe('money', () => {
  test.each([
    [123450, 'USD', '$1.234,50'],
    [0, 'USD', '$0,00'],
    [-200, 'USD', '−\u2060$2,00'],
    [5_000_000, 'KHR', '៛50.000'],
    [2_150_000_00, 'LAK', '₭2.150.000'],
    [300_00, 'THB', '฿300,00'],
    [250_000, 'VND', '₫250.000'],
  ] as [number, Currency, string][])('%i minor units of %s read %s', (amount, currency, expected) => {
    expect(formatMoney(money(amount, currency))).toBe(expected);
  });

  test.each([
    [100, '+\u2060$1,00'],
    [-100, '−\u2060$1,00'],
    [0, '$0,00'],
  ])('%i cents more read %s', (amount, expected) => {
    expect(formatDifference(money(amount, 'USD'))).toBe(expected);
  });

  test('is never a fraction of a minor unit', () => {
    expect(() => money(1.5, 'USD')).toThrow(RangeError);
  });

  test('of two currencies does not mix', () => {
    expect(() => add(money(1, 'USD'), money(1, 'KHR'))).toThrow('cannot mix USD and KHR');
    expect(() => subtract(money(1, 'USD'), money(1, 'KHR'))).toThrow(RangeError);
  });

  test('adds up, also over nothing', () => {
    expect(sum([money(1, 'USD'), money(2, 'USD')], 'USD')).toEqual(money(3, 'USD'));
    expect(sum([], 'LAK')).toEqual(money(0, 'LAK'));
  });

  test.each([
    [2250, 250, 'USD', 56],
    [2200, 250, 'USD', 55],
    [1, 5000, 'USD', 1],
    [-1, 5000, 'USD', -1],
    [999, 10_000, 'USD', 999],
    [11_070_000, 250, 'KHR', 276_800],
    [11_070_000, 250, 'VND', 276_750],
    [-11_070_000, 250, 'LAK', -276_800],
  ] as const)('%i at %i basis points in %s is %i: half goes away from zero, to what can be paid', (...row) => {
    const [amount, basisPoints, currency, expected] = row;
    expect(percentOf(amount, basisPoints, currency)).toBe(expected);
  });

  test.each([
    [150, 'KHR', 200],
    [149, 'LAK', 100],
    [149, 'USD', 149],
  ] as const)('of %i %s can be paid %i', (amount, currency, expected) => {
    expect([payable(amount, currency), payable(expected, currency)]).toEqual([expected, expected]);
  });

  test('shares by weights always add up, and nobody is a whole unit from his', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const shares = splitPayable(amount, weights, 'USD');
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        const total = weights.reduce((all, weight) => all + weight, 0);
        if (total > 0)
          shares.forEach((share, i) => expect(Math.abs(share - (amount * weights[i]!) / total)).toBeLessThan(1));
      }),
    );
  });

  test.each([
    ['KHR', 300, [100, 100], [200, 100]],
    ['LAK', 1000, [500, 500], [500, 500]],
    ['KHR', 300, [0, 0], [300, 0]],
    ['KHR', 350, [200, 200], [175, 175]],
    ['KHR', 300, [250, 150], [188, 112]],
    ['USD', 3, [100, 100], [2, 1]],
    ['VND', 3, [1, 1], [2, 1]],
    // 3, 1.75 and 0.25: who is nearest to one more, not who has most
    ['USD', 5, [12, 7, 1], [3, 2, 0]],
    ['KHR', 500, [1200, 700, 100], [300, 200, 0]],
    ['VND', 9_000_000_000_001, [9_000_000_000_001, 9_000_000_000_001], [4_500_000_000_001, 4_500_000_000_000]],
  ] as const)(
    '%s: %i split by %j is %j: shares that can be paid where it all can be',
    (currency, amount, by, shares) => {
      expect(splitPayable(amount, by, currency)).toEqual(shares);
    },
  );

  test('no payable share is above its weight where all of them together are not', () => {
    const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(weights, fc.nat(1000), fc.boolean(), (drawn, permille, whole) => {
        const left = drawn.map((each) => (whole ? each * 100 : each));
        const most = left.reduce((total, each) => total + each, 0);
        const amount = Math.floor((most * permille) / 100_000) * 100;
        const shares = splitPayable(amount, left, 'KHR');
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(left[index]!));
      }),
    );
  });

  test('split among nobody is nothing; without weights the first bears it', () => {
    expect(splitPayable(10, [], 'USD')).toEqual([]);
    expect(splitPayable(10, [0, 0], 'USD')).toEqual([10, 0]);
  });

  test('counts have the thousands of prices, in four digits too', () => {
    expect([7, 1284, 12_000].map(formatCount)).toEqual(['7', '1.284', '12.000']);
  });

  test('ratings have one decimal', () => {
    expect(formatRating(4.68)).toBe('4,7');
  });
});

test.each<[string, Currency, number | undefined]>([
  ['2.50', 'USD', 250],
  ['2,5', 'USD', 250],
  [' -2.50 ', 'USD', -250],
  ['0', 'USD', 0],
  ['-0', 'USD', 0],
  ['1500', 'KHR', 150_000],
  ['1500.00', 'KHR', 150_000],
  ['1500.50', 'KHR', undefined],
  ['-1,5', 'LAK', undefined],
  ['25000', 'VND', 25_000],
  ['25000.5', 'VND', undefined],
  ['2.505', 'USD', undefined],
  ['', 'USD', undefined],
  ['1.234,50', 'USD', undefined],
  ['two', 'USD', undefined],
  ['99999999999', 'USD', undefined],
])('%j typed in %s is %s', (text, currency, expected) => {
  expect(typedAmount(text, currency)).toBe(expected);
});

test.each([
  [1250, 'USD', '12.5'],
  [400_000, 'KHR', '4000'],
  [25_000, 'VND', '25000'],
] as const)('%i of %s is typed as %s', (amount, currency, typed) => {
  expect(amountToType({ amount, currency })).toBe(typed);
  expect(typedAmount(typed, currency)).toBe(amount);
});

test.each([
  [123_450, 'USD', '1234.50'],
  [-5, 'USD', '-0.05'],
  [50_000, 'VND', '50000'],
  [400_000, 'KHR', '4000.00'],
] as const)('%s of %s stand in a file as %s', (amount, currency, plain) => {
  expect(plainAmount({ amount, currency })).toBe(plain);
});
