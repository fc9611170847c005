import { describe, expect, test } from '@jest/globals';
import { refundTerms } from '../refund/refund-offer.rules.js';
import { standardPolicy } from '../refund/refund-policy.rules.js';
import { flexible, inflexible, isFlexible } from './flexible.rules.js';

const MINUTE = 60_000;
const DEPARTURE = Date.parse('2026-11-25T07:30:00+07:00');
const saver = { class: 'SAVER', version: 3, tiers: [{ minutesBefore: 0, percent: 0, fixedFee: 0 }] };

describe('a flexible seat', () => {
  test.each([
    [60 * 24 * 30, 100],
    [16, 100],
    [15, 100],
    [14, 0],
    [1, 0],
    [0, undefined],
  ])('%i minutes before it goes back by %s percent', (minutes, percent) => {
    const sold = { policy: flexible(saver), departure: DEPARTURE, soldAt: DEPARTURE - 40 * 24 * 60 * MINUTE };
    expect(refundTerms(sold, DEPARTURE - minutes * MINUTE)?.percent).toBe(percent);
  });

  test.each([
    ['Saver', saver],
    ['Standard', standardPolicy('USD')],
    ['without grace', { ...saver, grace: false }],
  ] as const)('of class %s has its own terms again without', (_, policy) => {
    const flex = flexible(policy);
    expect([isFlexible(policy), isFlexible(flex)]).toEqual([false, true]);
    expect(inflexible(flex)).toEqual(policy);
    expect(inflexible(policy)).toBe(policy);
    expect(flexible(flex)).toBe(flex);
  });

  test('has an hour of grace where its ticket has', () => {
    expect(flexible({ ...saver, grace: false }).grace).toBe(false);
    expect(flexible(saver)).not.toHaveProperty('grace');
  });
});
