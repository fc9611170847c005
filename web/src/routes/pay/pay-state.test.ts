import { expect, test } from '@jest/globals';
import { payStateOf } from './pay-state.js';

const at = (...states: string[]) =>
  states.map((state) => ({ state, sentBack: false, createdAt: '2026-11-20T06:00:00.000Z' }));

test.each([
  ['OPEN', [], false, 'open'],
  ['OPEN', ['PENDING'], false, 'waiting'],
  ['OPEN', ['PENDING'], true, 'open'],
  ['OPEN', ['AUTHORIZED'], false, 'waiting'],
  ['OPEN', ['PENDING', 'DECLINED'], false, 'declined'],
  ['OPEN', ['CANCELLED'], false, 'open'],
  ['OPEN', ['EXPIRED'], false, 'open'],
  ['OPEN', ['REVIEW'], true, 'review'],
  ['OPEN', ['REVIEW', 'CANCELLED'], false, 'review'],
  ['EXPIRED', ['REVIEW'], false, 'review'],
  ['PAID', ['SETTLED'], false, 'paid'],
  ['EXPIRED', ['EXPIRED'], false, 'expired'],
  ['CANCELLED', [], true, 'cancelled'],
] as const)('a link that is %s with attempts %s (another way: %s) is %s', (state, payments, anew, expected) => {
  expect(payStateOf({ state, payments: at(...payments) }, anew)).toBe(expected);
});

test('what arrived and went back is not called declined: money had moved', () => {
  const payments = at('FAILED').map((payment) => ({ ...payment, sentBack: true }));
  expect(payStateOf({ state: 'OPEN', payments }, false)).toBe('sent-back');
  expect(payStateOf({ state: 'OPEN', payments: [...payments, ...at('DECLINED')] }, false)).toBe('declined');
  expect(payStateOf({ state: 'EXPIRED', payments }, false)).toBe('expired');
});
