import { describe, expect, test } from '@jest/globals';
import { refundTerms } from '../refund/refund-offer.rules.js';
import { standardPolicy } from '../refund/refund-policy.rules.js';
import { exchangePrice, type GivenUp, shareNow } from './exchange-price.rules.js';
import { exchangeableUntil, standardExchange } from './exchange-terms.rules.js';
import { cappedPolicy, exchangeTerms } from './sold-terms.rules.js';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-20T13:00:00+07:00');
const seat = (fare: number, hours: number, more: Partial<GivenUp> = {}): GivenUp => ({
  fare,
  policy: standardPolicy('USD'),
  departure: NOW + hours * HOUR,
  soldAt: NOW - 100 * HOUR,
  passenger: 0,
  way: 0,
  ...more,
});
const price = (seats: GivenUp[], fares: number[], unpaid = 0) =>
  exchangePrice(seats, fares, { currency: 'USD', now: NOW, unpaid });

describe('what an exchange costs (rules.md 7)', () => {
  test.each([
    ['the same fare costs the fee', 1250, 1250, 72, { fee: 100, kept: 0, difference: 100 }],
    ['a dearer one the difference and the fee', 1250, 1500, 72, { fee: 100, kept: 0, difference: 350 }],
    ['of a cheaper one all comes back two days before', 1250, 1000, 72, { fee: 100, kept: 0, difference: -150 }],
    ['nine tenths a day before', 1250, 1000, 30, { fee: 100, kept: 25, difference: -125 }],
    ['half of it at last', 1250, 1001, 5, { fee: 100, kept: 124, difference: -25 }],
    ['nothing in the last hours', 1250, 1000, 3, { fee: 100, kept: 250, difference: 100 }],
  ] as const)('%s', (_, old, fare, hours, expected) => {
    expect(price([seat(old, hours)], [fare])).toMatchObject(expected);
  });

  test('nothing was paid yet: what is less is not owed, whatever the hour', () => {
    expect(price([seat(1250, 5)], [1000], 1250)).toMatchObject({ kept: 0, fee: 100, difference: -150 });
    expect(price([seat(1250, 5)], [1000], 150)).toMatchObject({ kept: 100, fee: 100, difference: -50 });
  });

  test('connecting rides of one passenger pay one fee, two passengers two, two ways two', () => {
    const both = [seat(600, 72), seat(650, 75)];
    expect(price(both, [1250]).fee).toBe(100);
    expect(price([...both, seat(600, 72, { passenger: 1 })], [1250]).fee).toBe(200);
    expect(price([seat(600, 72), seat(600, 172, { way: 1 })], [1250]).fee).toBe(200);
  });

  test('within an hour of the purchase and two days before it costs no fee: cancelling would cost none either', () => {
    expect(price([seat(1250, 72, { soldAt: NOW - HOUR })], [1250]).fee).toBe(0);
    expect(price([seat(1250, 47, { soldAt: NOW - HOUR })], [1250]).fee).toBe(100);
  });

  test('the lowest share of all seats counts', () => {
    expect(shareNow([seat(1, 72), seat(1, 13)], NOW).percent).toBe(75);
    expect(shareNow([seat(1, -1)], NOW).percent).toBe(0);
  });
});

describe('the terms', () => {
  test('are those of the ticket, or of class Standard', () => {
    expect(exchangeTerms({ exchange: { fee: 5, minutesBefore: 60 } }, 'USD')).toEqual({ fee: 5, minutesBefore: 60 });
    expect(exchangeTerms({ exchange: null }, 'KHR')).toEqual({ fee: 400_000, minutesBefore: 240 });
    expect(exchangeableUntil(standardExchange('USD'), NOW)).toBe(NOW - 4 * HOUR);
  });

  test('a ticket taken in exchange never gives back a greater share than the old one did', () => {
    const share = { percent: 75, isInGrace: false };
    expect(cappedPolicy(standardPolicy('USD'), share).tiers.map(({ percent }) => percent)).toEqual([75, 75, 75, 50, 0]);
  });

  test.each([
    ['all were in their hour of grace', [72, 60], 100],
    ['one was too near for it', [72, 18], 75],
  ] as const)('%s: what is taken instead, within the same hour, gives back %d', (_, hours, percent) => {
    const fresh = { soldAt: NOW - HOUR / 2 };
    const policy = cappedPolicy(
      standardPolicy('USD'),
      shareNow(
        hours.map((left) => seat(1250, left, fresh)),
        NOW,
      ),
    );
    const taken = { policy, departure: NOW + 200 * HOUR, ...fresh };
    expect(refundTerms(taken, NOW)).toMatchObject({ percent, fixedFee: percent === 100 ? 0 : 100 });
  });
});
