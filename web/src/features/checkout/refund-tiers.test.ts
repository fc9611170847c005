import { expect, test } from '@jest/globals';
import { standardTiers, tiersAhead } from './refund-tiers.js';

const legs = ['2026-11-21T07:30:00+07:00', '2026-11-21T11:00:00+07:00'].map((departureTime) => ({ departureTime }));

test.each([
  ['2026-11-10T00:00:00Z', [100, 90, 75, 50, 0]],
  ['2026-11-20T00:29:00Z', [90, 75, 50, 0]],
  ['2026-11-20T00:30:00Z', [75, 50, 0]],
  ['2026-11-20T23:00:00Z', [0]],
])('at %s the steps ahead are %p', (now, percents) => {
  const { tiers, departure } = tiersAhead({ refundTiers: standardTiers('USD'), legs, now });
  expect(tiers.map(({ percent }) => percent)).toEqual(percents);
  expect(departure).toBe(Date.parse('2026-11-21T00:30:00Z'));
});
