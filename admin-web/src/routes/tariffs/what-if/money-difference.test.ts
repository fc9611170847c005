import { expect, test } from '@jest/globals';
import { moneyDifference } from './money-difference.js';

test.each([
  [100, 'USD', '+\u2060$1,00\u00a0USD'],
  [-100, 'USD', '−\u2060$1,00\u00a0USD'],
  [0, 'USD', '$0,00\u00a0USD'],
])('%i of %s reads %s', (amount, currency, text) => {
  expect(moneyDifference(amount, currency)).toBe(text);
});
