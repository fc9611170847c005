import { expect, test } from '@jest/globals';
import type { Currency } from './money.js';
import type { PaymentMethod } from './payment-method.js';
import { feeRateBy, type FeeTerms, transactionFee } from './transaction-fee.js';

test.each<[number, Currency, { percent: number; fixed: number } | undefined, number]>([
  [2400, 'USD', { percent: 250, fixed: 0 }, 60],
  [900, 'USD', { percent: 250, fixed: 0 }, 23],
  [1800, 'USD', { percent: 250, fixed: 0 }, 45],
  [900, 'USD', { percent: 250, fixed: 30 }, 53],
  [900, 'USD', { percent: 0, fixed: 30 }, 30],
  [0, 'USD', { percent: 250, fixed: 30 }, 0],
  [900, 'USD', undefined, 0],
  // ៛110.700 at 2,5 % are ៛2.767,50, which nobody can pay.
  [11_070_000, 'KHR', { percent: 250, fixed: 0 }, 276_800],
  [24_000_100, 'LAK', { percent: 250, fixed: 50 }, 600_100],
])('fares of %d %s with %j pay %d', (fares, currency, rate, fee) => {
  expect(transactionFee(fares, rate, currency)).toBe(fee);
});

const TERMS: FeeTerms = {
  percent: 250,
  fixed: 0,
  byMethod: [
    { method: 'CARD', percent: 300, fixed: 30 },
    { method: 'AGENT_BALANCE', percent: 0, fixed: 0 },
  ],
};

test.each<[PaymentMethod | null, number]>([
  ['CARD', 57],
  ['KHQR', 23],
  ['AGENT_BALANCE', 0],
  [null, 23],
])('who pays 9.00 by %s pays a fee of %d cents', (method, fee) => {
  expect(transactionFee(900, feeRateBy(TERMS, method), 'USD')).toBe(fee);
});
