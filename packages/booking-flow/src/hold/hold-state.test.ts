import { expect, test } from '@jest/globals';
import { clockOffset, holdStateOf } from './hold-state.js';

const NOW = '2026-11-20T06:00:00.000Z';

test.each([
  ['BLOCKED', '2026-11-20T06:09:00.000Z', 'held'],
  ['BLOCKED', '2026-11-20T06:00:00.000Z', 'over'],
  ['BLOCKED', null, 'held'],
  ['EXPIRED', null, 'over'],
  ['CANCELLED', null, 'cancelled'],
  ['REJECTED', null, 'cancelled'],
  ['PENDING_OPERATOR', null, 'sold'],
  ['BOOKED', null, 'sold'],
  ['PARTIALLY_CANCELLED', null, 'sold'],
  ['COMPLETED', null, 'sold'],
])('%s until %s is %s', (status, expiresAt, expected) => {
  expect(holdStateOf({ status, expiresAt, now: NOW })).toBe(expected);
});

test('a device whose clock is wrong counts by the server’s', () => {
  expect(clockOffset({ now: NOW }, Date.parse(NOW) - 90_000)).toBe(90_000);
});
