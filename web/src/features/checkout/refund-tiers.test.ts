import { expect, test } from '@jest/globals';
import { tiersAhead } from './refund-tiers.js';

const tier = (hoursBefore: number, percent: number) => ({
  __typename: 'RefundTier' as const,
  hoursBefore,
  percent,
  fixedFee: { __typename: 'Money' as const, amount: 0, currency: 'USD' },
});
const standard = [tier(48, 100), tier(24, 90), tier(12, 75), tier(4, 50), tier(0, 0)];
const legs = ['2026-11-21T07:30:00+07:00', '2026-11-21T11:00:00+07:00'].map((departureTime) => ({ departureTime }));

test.each([
  ['2026-11-10T00:00:00Z', [100, 90, 75, 50, 0]],
  ['2026-11-20T00:29:00Z', [90, 75, 50, 0]],
  ['2026-11-20T00:30:00Z', [75, 50, 0]],
  ['2026-11-20T23:00:00Z', [0]],
])('at %s the steps ahead are %p', (now, percents) => {
  const { tiers, departure } = tiersAhead({ refundTiers: standard, legs: legs as never, now });
  expect(tiers.map(({ percent }) => percent)).toEqual(percents);
  expect(departure).toBe(Date.parse('2026-11-21T00:30:00Z'));
});
