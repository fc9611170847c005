import { expect, test } from '@jest/globals';
import { transactionFee } from './transaction-fee.rules.js';

const USD = 'USD' as const;

test.each([
  [2400, { currency: USD, percent: 250, fixed: 0 }, 60],
  [900, { currency: USD, percent: 250, fixed: 0 }, 23],
  [1800, { currency: USD, percent: 250, fixed: 0 }, 45],
  [900, { currency: USD, percent: 250, fixed: 30 }, 53],
  [900, { currency: USD, percent: 0, fixed: 30 }, 30],
  [0, { currency: USD, percent: 250, fixed: 30 }, 0],
  [900, undefined, 0],
  // ៛110.700 at 2,5 % are ៛2.767,50, which nobody can pay.
  [11_070_000, { currency: 'KHR', percent: 250, fixed: 0 } as const, 276_800],
  [24_000_100, { currency: 'LAK', percent: 250, fixed: 50 } as const, 600_100],
])('fares of %d with %j pay %d', (fares, terms, fee) => {
  expect(transactionFee(fares, terms)).toBe(fee);
});
