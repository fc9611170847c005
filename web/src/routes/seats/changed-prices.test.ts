import { describe, expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { changedPrices, isDearer, readSeenPrices, riseOf } from './changed-prices.js';

const usd = (amount: number) => money(amount, 'USD');
const seen = (onward?: number, back?: number) => ({ onward, back });
const now = (onward?: number, back?: number) => ({
  onward: onward === undefined ? undefined : usd(onward),
  back: back === undefined ? undefined : usd(back),
});

describe('a price that changed since it was seen', () => {
  test.each([
    ['the same', seen(2460), now(2460), [], false],
    ['dearer', seen(2460), now(2660), [{ way: 'onward', before: usd(2460), now: usd(2660) }], true],
    ['cheaper', seen(2460), now(2260), [{ way: 'onward', before: usd(2460), now: usd(2260) }], false],
    ['only the way back', seen(2460, 900), now(2460, 950), [{ way: 'back', before: usd(900), now: usd(950) }], true],
    ['never seen', seen(), now(2660, 950), [], false],
    ['no price now', seen(2460), now(), [], false],
  ])('%s', (_, before, after, changes, dearer) => {
    const found = changedPrices(before, after);
    expect(found).toEqual(changes);
    expect(isDearer(found)).toBe(dearer);
  });

  test('one way dearer, the other cheaper: it is asked about', () => {
    expect(isDearer(changedPrices(seen(1000, 1000), now(900, 1050)))).toBe(true);
  });

  test('is said of the whole trip, by what it costs now', () => {
    const changes = changedPrices(seen(2000, 1000), now(2100, 1050));
    expect(riseOf(changes, 3150)).toEqual({ before: '$30,00', now: '$31,50', total: 3150 });
  });

  test.each([
    ['was=2460&wasBack=900', seen(2460, 900)],
    ['was=2460', seen(2460)],
    ['was=-1&wasBack=12.5', seen()],
    ['was=', seen()],
  ])('is read from the address: %s', (query, expected) => {
    expect(readSeenPrices(new URLSearchParams(query))).toEqual(expected);
  });
});
