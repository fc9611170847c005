import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { expect, test } from '@jest/globals';
import { type OptionFacts, paymentOption, paymentOptions } from './payment-option.rules.js';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const DAY = 86_400_000;
const FACTS: OptionFacts = {
  now: NOW,
  due: (method) => (method === 'CARD' ? 2600 : 2550),
  currency: 'USD',
  isExchange: false,
  isCounter: false,
  rides: [{ departure: NOW + 3 * DAY, hours: 24, isByHand: false }],
};

test('a guest is offered what needs no account, the usual one first', () => {
  expect(paymentOptions(FACTS).map(({ method }) => method)).toEqual([
    'CARD',
    'KHQR',
    'WING',
    'PIPAY',
    'CASH_COLLECTION',
    'PAY_ON_BOARDING',
  ]);
});

const late = { rides: [{ departure: NOW + DAY / 12, hours: 24, isByHand: false }] };
const noCash = { rides: [{ departure: NOW + 3 * DAY, hours: 0, isByHand: false }] };
const unpaid = (others: number, seats = 1) => ({ unpaid: { others, limit: 3, seats, seatLimit: 9 } });
const NINE = { reason: 'TOO_MANY_UNPAID', facts: { seatLimit: 9 } };

test.each<[string, PaymentMethod, Partial<OptionFacts>, object | undefined]>([
  ['cash has a deadline', 'CASH_COLLECTION', {}, { facts: { until: '2026-11-21T06:00:00.000Z' } }],
  ['cash two hours before departure', 'CASH_COLLECTION', late, { reason: 'TOO_LATE' }],
  ['an operator that takes no cash', 'CASH_COLLECTION', noCash, { reason: 'NOT_BY_OPERATOR' }],
  ['blocked by staff', 'PAY_ON_BOARDING', { boarding: 'BLOCKED' }, { reason: 'BLOCKED' }],
  ['did not come', 'PAY_ON_BOARDING', { boarding: 'NO_SHOWS' }, { reason: 'NO_SHOWS' }],
  ['not on this route', 'PAY_ON_BOARDING', { boarding: 'NOT_ON_THIS_ROUTE' }, { reason: 'NOT_ON_THIS_ROUTE' }],
  ['nobody collects a donation', 'PAY_ON_BOARDING', { isGiving: true }, { reason: 'WITH_DONATION' }],
  ['nobody collects for a bag', 'PAY_ON_BOARDING', { hasAddOns: true }, { reason: 'WITH_ADD_ONS' }],
  ['a donation paid at a counter', 'CASH_COLLECTION', { isGiving: true }, { facts: { until: expect.any(String) } }],
  ['the third booking that waits for its cash', 'CASH_COLLECTION', unpaid(2), { facts: { until: expect.any(String) } }],
  ['the fourth', 'CASH_COLLECTION', unpaid(3), { reason: 'TOO_MANY_UNPAID', facts: { unpaid: 3 } }],
  ['the third to be paid on boarding', 'PAY_ON_BOARDING', unpaid(2), {}],
  ['the fourth', 'PAY_ON_BOARDING', unpaid(3), { reason: 'TOO_MANY_UNPAID', facts: { unpaid: 3 } }],
  ['nine seats of one departure', 'CASH_COLLECTION', unpaid(0, 9), { facts: { until: expect.any(String) } }],
  ['ten', 'CASH_COLLECTION', unpaid(0, 10), NINE],
  ['ten, some of them of another booking, to be paid on boarding', 'PAY_ON_BOARDING', unpaid(1, 10), NINE],
  ['who has ten pays at once as anybody', 'CARD', unpaid(0, 10), { method: 'CARD' }],
  ['the fourth, too late for cash anyway', 'CASH_COLLECTION', { ...unpaid(3), ...late }, { reason: 'TOO_LATE' }],
  ['the fourth of who is blocked', 'PAY_ON_BOARDING', { ...unpaid(3), boarding: 'BLOCKED' }, { reason: 'BLOCKED' }],
  ['who owes three pays at once as anybody', 'CARD', unpaid(3), { method: 'CARD' }],
  ['cash for the difference of an exchange', 'CASH_COLLECTION', { isExchange: true }, undefined],
  ['the same before a counter', 'CASH_COLLECTION', { isExchange: true, isCounter: true }, {}],
  ['on boarding for the difference of an exchange', 'PAY_ON_BOARDING', { isExchange: true }, undefined],
  ['no agency', 'AGENT_BALANCE', {}, undefined],
  [
    'an agency within its credit',
    'AGENT_BALANCE',
    { agency: { balance: -500, creditLimit: 3050 } },
    { facts: { available: 2550 } },
  ],
  [
    'an agency beyond it',
    'AGENT_BALANCE',
    { agency: { balance: -501, creditLimit: 3050 } },
    { reason: 'NOT_ENOUGH', facts: { available: 2549 } },
  ],
  ['an empty wallet', 'WALLET_CREDIT', { wallet: 0 }, undefined],
  ['a wallet for a part of it', 'WALLET_CREDIT', { wallet: 100 }, { reason: 'NOT_ENOUGH', facts: { available: 100 } }],
  ['a wallet for all of it', 'WALLET_CREDIT', { wallet: 2550 }, { facts: { available: 2550, currency: 'USD' } }],
])('%s', (_, method, change, expected) => {
  const option = paymentOption(method, { ...FACTS, ...change });
  if (expected === undefined) expect(option).toBeUndefined();
  else {
    expect(option).toMatchObject({ method, ...expected });
    if (!('reason' in expected)) expect(option).not.toHaveProperty('reason');
  }
});
