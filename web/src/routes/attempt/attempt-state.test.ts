import { expect, test } from '@jest/globals';
import { attemptStateOf } from './attempt-state.js';

const NOW = '2026-11-20T06:00:00.000Z';
const LATER = '2026-11-20T06:05:00.000Z';
const held = { status: 'BLOCKED', expiresAt: LATER, now: NOW };

test.each([
  ['PENDING', null, 'open'],
  ['PENDING', LATER, 'open'],
  ['PENDING', NOW, 'expired'],
  ['EXPIRED', NOW, 'expired'],
  ['DECLINED', null, 'declined'],
  ['FAILED', null, 'declined'],
  ['CANCELLED', null, 'cancelled'],
  ['REVIEW', null, 'elsewhere'],
  ['SETTLED', null, 'elsewhere'],
])('%s until %s: %s', (state, expiresAt, expected) => {
  expect(attemptStateOf(held, { state, expiresAt })).toBe(expected);
});

test.each([
  ['sold', { ...held, status: 'BOOKED' }],
  ['over', { ...held, expiresAt: NOW }],
])('of a booking that is %s the confirmation tells', (_, booking) => {
  expect(attemptStateOf(booking, { state: 'PENDING', expiresAt: null })).toBe('elsewhere');
});
