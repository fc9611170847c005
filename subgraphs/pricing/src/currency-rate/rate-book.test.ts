import { describe, expect, test } from '@jest/globals';
import type { Currency } from '@naga/kernel/money.js';
import { RateBook } from './rate-book.js';

const rate = (id: string, currency: 'KHR' | 'LAK' | 'VND', perDollar: string, from: string) => ({
  ...{ id, currency, perDollar, validFrom: new Date(from), writtenAt: new Date('2026-01-01') },
});
const book = new RateBook([
  rate('1', 'KHR', '4100', '2026-11-01'),
  rate('2', 'KHR', '4000', '2026-11-20'),
  rate('3', 'VND', '26000', '2026-11-01'),
  rate('4', 'LAK', '21000', '2026-12-01'),
]);
const [BEFORE, THEN] = [Date.parse('2026-11-10'), Date.parse('2026-11-20')];

test.each<[number, Currency, number, number | undefined]>([
  [923, 'USD', THEN, 923],
  [41_000_00, 'KHR', BEFORE, 1000],
  [41_000_00, 'KHR', THEN, 1025],
  [260_000, 'VND', THEN, 1000],
  [210_000_00, 'LAK', THEN, undefined],
  [450_00, 'THB', THEN, undefined],
])('%s minor units of %s at %s are %s cents', (amount, currency, at, cents) => {
  expect(book.inCents({ amount, currency }, at)).toBe(cents);
});

describe('of two amounts the cheaper one', () => {
  test.each<[string, readonly [number, Currency], readonly [number, Currency], boolean]>([
    ['of one currency is the smaller', [900, 'USD'], [901, 'USD'], true],
    ['of one without a rate, too', [450_00, 'THB'], [460_00, 'THB'], true],
    ['is the one that is worth less, however many its minor units', [36_000_00, 'KHR'], [923, 'USD'], true],
    ['not the one that is worth more', [923, 'USD'], [36_000_00, 'KHR'], false],
    ['nobody knows without a rate', [1, 'THB'], [923, 'USD'], false],
  ])('%s', (_, [one, of], [other, ofOther], expected) => {
    expect(book.isCheaper({ amount: one, currency: of }, { amount: other, currency: ofOther }, THEN)).toBe(expected);
  });
});
