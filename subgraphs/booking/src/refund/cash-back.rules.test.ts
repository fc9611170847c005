import { describe, expect, test } from '@jest/globals';
import { cashBack } from './cash-back.rules.js';

const payments = [
  { id: 'card', provider: 'sandbox' },
  { id: 'counter', provider: 'counter' },
  { id: 'conductor', provider: 'operator' },
];
const refund = (paymentId: string, change: object = {}) => ({
  paymentId,
  state: 'created',
  toWallet: false,
  amount: 500,
  ...change,
});

describe('what a counter has to hand out', () => {
  test.each([
    ['nothing where nothing goes back', [], 0],
    ['what was paid at a counter', [refund('counter')], 500],
    ['what a conductor took', [refund('conductor')], 500],
    ['both together', [refund('counter'), refund('conductor', { amount: 70 })], 570],
    ['not what goes back to a card', [refund('card')], 0],
    ['not what goes into a wallet', [refund('counter', { toWallet: true })], 0],
    ['not what was handed out', [refund('counter', { state: 'done' })], 0],
  ])('%s', (_, refunds, amount) => expect(cashBack({ payments, refunds })).toBe(amount));
});
