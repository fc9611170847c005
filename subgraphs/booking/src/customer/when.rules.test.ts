import { expect, test } from '@jest/globals';
import { whenOf } from './when.rules.js';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const LATER = NOW + 1;

test.each([
  ['BOOKED', 'PAID', LATER, 'UPCOMING'],
  ['BOOKED', 'TO_COLLECT', LATER, 'UPCOMING'],
  ['BLOCKED', 'UNPAID', LATER, 'UPCOMING'],
  ['PENDING_OPERATOR', 'PAID', LATER, 'UPCOMING'],
  ['PARTIALLY_CANCELLED', 'PARTIALLY_REFUNDED', LATER, 'UPCOMING'],
  ['BOOKED', 'PAID', NOW, 'PAST'],
  ['COMPLETED', 'PAID', NOW, 'PAST'],
  ['CANCELLED', 'REFUNDED', LATER, 'PAST'],
  ['CANCELLED', 'UNPAID', LATER, 'PAST'],
  ['REJECTED', 'REFUND_PENDING', LATER, 'PAST'],
  ['EXPIRED', 'REFUND_PENDING', LATER, 'PAST'],
  ['EXPIRED', 'UNPAID', LATER, undefined],
  ['EXPIRED', 'FAILED', NOW, undefined],
] as const)('%s, %s, arriving at %d: %s', (status, paymentStatus, arrival, when) => {
  expect(whenOf({ status, paymentStatus, arrival }, NOW)).toBe(when);
});
