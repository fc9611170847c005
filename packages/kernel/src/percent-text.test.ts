import { expect, test } from '@jest/globals';
import { shareText } from './percent-text.js';

test.each([
  [750, '7,5 %'],
  [1000, '10 %'],
  [5, '0,05 %'],
  [0, '0 %'],
])('%i basis points are %s', (basisPoints, text) => {
  expect(shareText(basisPoints)).toBe(text.replace(' ', '\u00a0'));
});
