import { expect, test } from '@jest/globals';
import { attemptStateOf } from './attempt-state.js';

const NOW = '2026-11-20T06:00:00.000Z';
const LATER = '2026-11-20T06:05:00.000Z';
const held = { status: 'BLOCKED', expiresAt: LATER, now: NOW, payments: [] };

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
  expect(attemptStateOf(held, { method: 'KHQR', state, expiresAt })).toBe(expected);
});

test.each([
  ['sold', { ...held, status: 'BOOKED' }],
  ['over', { ...held, expiresAt: NOW }],
])('of a booking that is %s the confirmation tells', (_, booking) => {
  expect(attemptStateOf(booking, { method: 'KHQR', state: 'PENDING', expiresAt: null })).toBe('elsewhere');
});

test.each([
  ['CARD', 'PENDING', 'replaced'],
  ['CARD', 'CREATED', 'replaced'],
  ['CARD', 'DECLINED', 'cancelled'],
  ['CASH_COLLECTION', 'PENDING', 'cancelled'],
] as const)('of cash that was given up, beside %s that is %s: %s', (method, state, expected) => {
  const given = { method: 'CASH_COLLECTION', state: 'CANCELLED', expiresAt: null };
  const payments = [given, { method, state, expiresAt: null }];
  expect(attemptStateOf({ ...held, payments }, given)).toBe(expected);
});
