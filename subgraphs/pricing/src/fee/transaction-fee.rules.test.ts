import { expect, test } from '@jest/globals';
import { transactionFee } from './transaction-fee.rules.js';

test.each([
  [2400, { percent: 250, fixed: 0 }, 60],
  [900, { percent: 250, fixed: 0 }, 23],
  [1800, { percent: 250, fixed: 0 }, 45],
  [900, { percent: 250, fixed: 30 }, 53],
  [900, { percent: 0, fixed: 30 }, 30],
  [0, { percent: 250, fixed: 30 }, 0],
  [900, undefined, 0],
])('fares of %d cents with %j pay %d', (fares, terms, fee) => {
  expect(transactionFee(fares, terms)).toBe(fee);
});
