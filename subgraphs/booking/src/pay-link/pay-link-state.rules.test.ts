import { expect, test } from '@jest/globals';
import { keptOf, type PayLinkState, payLinkStates, surplusOf } from './pay-link-state.rules.js';

const STATES: readonly PayLinkState[] = ['OPEN', 'PAID', 'EXPIRED', 'CANCELLED'];

test('a link is paid, expires or is cancelled, once', () => {
  expect(STATES.map((state) => payLinkStates.next(state))).toEqual([['PAID', 'EXPIRED', 'CANCELLED'], [], [], []]);
});

const settled = (...amounts: number[]) => amounts.map((amount) => ({ state: 'SETTLED', amount, forgiven: 0 }));

test.each([
  ['paid once', 'PAID', [1000], [], 0, 0],
  ['paid twice', 'PAID', [1000, 1000], [], 0, 1000],
  ['paid twice, one on its way back', 'PAID', [1000, 1000], [1000], 0, 0],
  ['paid, half of it decided to go back', 'PAID', [1000], [500], 500, 0],
  ['paid too late', 'EXPIRED', [1000], [], 0, 1000],
  ['paid after it was cancelled', 'CANCELLED', [1000], [], 0, 1000],
  ['not paid', 'OPEN', [], [], 0, 0],
] as const)('%s', (_, state, paid, back, decided, expected) => {
  const refunds = back.map((amount) => ({ state: 'created', reason: 'OVERPAID', amount }));
  expect(surplusOf({ state, amount: 1000, payments: settled(...paid), refunds }, decided)).toBe(expected);
});

test('what was never taken as paid goes back beside what was', () => {
  const refunds = [{ state: 'failed', reason: 'SENT_BACK', amount: 900 }];
  expect(keptOf({ payments: [...settled(300), { state: 'FAILED', amount: 900, forgiven: 0 }], refunds })).toBe(300);
});

test('what was declined is not kept', () => {
  const declined = { state: 'DECLINED', amount: 900, forgiven: 0 };
  expect(keptOf({ payments: [...settled(300), declined], refunds: [] })).toBe(300);
});

test.each([
  ['taken as paid for less', [{ state: 'SETTLED', amount: 900, forgiven: 100 }], 0],
  ['and paid once more', [{ state: 'SETTLED', amount: 900, forgiven: 100 }, ...settled(1000)], 1000],
])('%s', (_, payments, expected) => {
  expect(surplusOf({ state: 'PAID', amount: 1000, payments, refunds: [] }, 0)).toBe(expected);
});
