import { expect, test } from '@jest/globals';
import { shareText } from './percent.js';

test.each([
  [1, 240, '0,4\u00a0%'],
  [0, 240, '0\u00a0%'],
  [1, 3, '33\u00a0%'],
  [0, 3, '0\u00a0%'],
  [0, 0, undefined],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
