import { expect, test } from '@jest/globals';
import { shareText } from './percent.js';

test.each([
  [1, 240, '0,4 %'],
  [0, 240, '0 %'],
  [1, 3, '33 %'],
  [0, 3, '0 %'],
  [0, 0, undefined],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
