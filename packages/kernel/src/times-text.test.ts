import { expect, test } from '@jest/globals';
import { timesText } from './times-text.js';

test.each([
  [1, 'Extra bag'],
  [2, '2 × Extra bag'],
  [12, '12 × Extra bag'],
])('%p of it is told as %p', (quantity, told) => {
  expect(timesText(quantity, 'Extra bag').replaceAll('\u00a0', ' ')).toBe(told);
});
