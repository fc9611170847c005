import { expect, test } from '@jest/globals';
import { isOpen, PAYMENT_STATES, type PaymentState, paymentStates } from './payment-state.rules.js';

const all = Object.keys(PAYMENT_STATES) as PaymentState[];

test('settled never changes', () => {
  expect(paymentStates.next('SETTLED')).toEqual([]);
});

test('money that arrives is booked from every state but a provider’s own no', () => {
  expect(all.filter((from) => paymentStates.can(from, 'SETTLED'))).toEqual([
    'CREATED',
    'PENDING',
    'AUTHORIZED',
    'CANCELLED',
    'EXPIRED',
    'REVIEW',
  ]);
});

test('what contradicts itself is looked at by a person', () => {
  expect(all.filter((from) => !paymentStates.can(from, 'REVIEW'))).toEqual(['SETTLED', 'REVIEW']);
});

test('an attempt can be paid while it is created or pending', () => {
  expect(all.filter(isOpen)).toEqual(['CREATED', 'PENDING']);
});
