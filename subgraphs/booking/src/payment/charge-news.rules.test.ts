import { expect, test } from '@jest/globals';
import { isGenuine, nextState } from './charge-news.rules.js';
import type { ChargeNews } from './charge-news.rules.js';
import type { PaymentState } from './payment-state.rules.js';

const asked = { amount: 1025, currency: 'USD', isSentBack: false } as const;
const told = (state: ChargeNews['state'], change: object = {}): ChargeNews => ({
  reference: 'r',
  providerReference: 'p',
  state,
  amount: 1025,
  currency: 'USD',
  ...change,
});

test.each<[PaymentState, ChargeNews, PaymentState | undefined]>([
  ['PENDING', told('SETTLED'), 'SETTLED'],
  ['PENDING', told('SETTLED', { amount: 1024 }), 'REVIEW'],
  ['PENDING', told('AUTHORIZED', { currency: 'KHR' }), 'REVIEW'],
  ['PENDING', told('DECLINED', { amount: 0 }), 'DECLINED'],
  ['PENDING', told('CANCELLED', { amount: 0, currency: '' }), 'CANCELLED'],
  ['PENDING', told('FAILED', { amount: 1 }), 'FAILED'],
  ['AUTHORIZED', told('DECLINED', { amount: 0 }), 'DECLINED'],
  ['SETTLED', told('DECLINED'), undefined],
  ['CANCELLED', told('SETTLED'), 'SETTLED'],
  ['CANCELLED', told('DECLINED'), undefined],
  ['EXPIRED', told('FAILED'), undefined],
  ['DECLINED', told('SETTLED'), 'REVIEW'],
  ['DECLINED', told('CANCELLED'), undefined],
  ['REVIEW', told('FAILED'), undefined],
  ['REVIEW', told('SETTLED', { amount: 1 }), undefined],
])('an attempt in %s that is told %o is %s', (state, news, next) =>
  expect(nextState({ ...asked, state }, news)).toBe(next),
);

test('what is on its way back is told of no more', () =>
  expect(nextState({ ...asked, state: 'REVIEW', isSentBack: true }, told('SETTLED'))).toBeUndefined());

test.each<[boolean, ChargeNews]>([
  [true, told('SETTLED', { amount: 1 })],
  [true, told('SETTLED', { currency: 'KHR' })],
  [false, told('SETTLED', { amount: 0 })],
  [false, told('AUTHORIZED', { amount: -5 })],
  [false, told('SETTLED', { currency: 'XXXXXXXXXX' })],
  [false, told('SETTLED', { currency: '' })],
  [true, told('DECLINED', { amount: 0, currency: '' })],
])('that it can be true is %s of %o', (genuine, news) => expect(isGenuine(news)).toBe(genuine));
