import { expect, test } from '@jest/globals';
import { asDifference } from './as-money.js';

test.each([
  [100, 'USD', '+\u2060$1,00\u00a0USD'],
  [-100, 'USD', '−\u2060$1,00\u00a0USD'],
  [0, 'USD', '$0,00\u00a0USD'],
])('%i of %s reads %s', (amount, currency, text) => {
  expect(asDifference({ amount, currency })).toBe(text);
});
