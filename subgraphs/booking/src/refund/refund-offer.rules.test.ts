import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { refundAmount, refundOffer, refundTerms } from './refund-offer.rules.js';
import { standardPolicy } from './refund-policy.rules.js';

const HOUR = 3_600_000;
const DEPARTURE = Date.parse('2026-11-25T07:30:00+07:00');
const SOLD_LONG_AGO = DEPARTURE - 500 * HOUR;
const sold = { policy: standardPolicy('USD'), departure: DEPARTURE, soldAt: SOLD_LONG_AGO };
const before = (hours: number): number => DEPARTURE - hours * HOUR;

describe('class Standard', () => {
  test.each([
    [100, 100, 100],
    [48, 100, 100],
    [47.99, 90, 0],
    [24, 90, 0],
    [23.99, 75, 0],
    [12, 75, 0],
    [11.99, 50, 0],
    [4, 50, 0],
    [3.99, 0, 0],
    [0.01, 0, 0],
  ])('%d hours before: %d percent less %d', (hours, percent, fixedFee) => {
    expect(refundTerms(sold, before(hours))).toMatchObject({ percent, fixedFee });
  });

  test('after departure nothing is offered', () => {
    expect(refundTerms(sold, DEPARTURE)).toBeUndefined();
  });

  test('terms hold until the next tier begins', () => {
    expect(refundTerms(sold, before(30))!.until).toBe(before(24));
  });
});

describe('grace', () => {
  test.each([
    ['within an hour, two days before', 1, 60, 100, 0],
    ['an hour and a bit', 1.01, 60, 100, 100],
    ['within an hour, but too near', 0.5, 47, 90, 0],
  ])('%s', (_, since, hours, percent, fixedFee) => {
    const soldAt = before(hours) - since * HOUR;
    expect(refundTerms({ ...sold, soldAt }, before(hours))).toMatchObject({ percent, fixedFee });
  });
});

describe('amounts', () => {
  test.each([
    [1250, 100, 100, 1150],
    [1250, 90, 0, 1125],
    [1255, 50, 0, 628],
    [50, 100, 100, 0],
    [1250, 0, 0, 0],
  ])('%d at %d percent less %d is %d', (paid, percent, fixedFee, amount) => {
    expect(refundAmount(paid, { percent, fixedFee }, 'USD')).toBe(amount);
  });

  test('are whole riels and kips', () => {
    expect(refundAmount(11_070_100, { percent: 75, fixedFee: 0 }, 'KHR')).toBe(8_302_600);
    expect(refundAmount(11_070_100, { percent: 75, fixedFee: 0 }, 'USD')).toBe(8_302_575);
  });

  test('stay within 0..paid, whatever the policy', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), fc.nat(100_000), (paid, percent, fixedFee) => {
        const amount = refundAmount(paid, { percent, fixedFee }, 'USD');
        return Number.isInteger(amount) && amount >= 0 && amount <= paid;
      }),
    );
  });
});

describe('an offer', () => {
  const at = (now: number) => ({ currency: 'USD' as const, now });
  const part = (partId: string, departure: number, fare = 1000) => ({ partId, fare, case: { ...sold, departure } });

  test('leaves out what has left, sums the rest, and lives ten minutes at most', () => {
    const now = before(30);
    const offer = refundOffer(
      [part('1', DEPARTURE), part('2', now - 1), part('3', now + 24 * HOUR + 60_000)],
      at(now),
    )!;
    expect(offer.lines.map(({ partId, amount }) => [partId, amount])).toEqual([
      ['1', 900],
      ['3', 900],
    ]);
    expect(offer).toMatchObject({ amount: 1800, validUntil: now + 60_000 });
  });

  test.each([
    [0, 900, 0],
    [100, 800, 100],
    [950, 0, 950],
    [1000, 0, 1000],
  ])('of a fare of which %i was not paid %i goes back', (unpaid, amount, said) => {
    const offer = refundOffer([part('1', DEPARTURE)], at(before(30)), new Map([['1', unpaid]]))!;
    expect(offer).toMatchObject({ amount, lines: [{ amount, unpaid: said }] });
  });

  test('is none when everything has left', () => {
    expect(refundOffer([part('1', DEPARTURE)], at(DEPARTURE + 1))).toBeUndefined();
    expect(refundOffer([], at(0))).toBeUndefined();
  });
});
