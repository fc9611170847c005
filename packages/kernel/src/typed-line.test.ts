import { expect, test } from '@jest/globals';
import { typedLine } from './typed-line.js';

test.each([
  ['  Dara ', 'Dara'],
  ['សុខ\u200bដារ៉ា\u200b', 'សុខដារ៉ា'],
  ['\ufeffSok Dara', 'Sok Dara'],
  ['\u200b \u200b', ''],
])('%j is %j', (typed, line) => {
  expect(typedLine(typed)).toBe(line);
});
