import { expect, test } from '@jest/globals';
import { timesText } from './times-text.js';

test.each([
  [1, 'Extra bag'],
  [2, 'Extra bag × 2'],
  [12, 'Extra bag × 12'],
])('%p of it is told as %p', (quantity, told) => {
  expect(timesText('Extra bag', quantity).replaceAll('\u00a0', ' ')).toBe(told);
});
