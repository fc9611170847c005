import { expect, test } from '@jest/globals';
import { isCode, readCode } from './typed-code.rules.js';

test.each([
  ['SUMMER', 'SUMMER'],
  [' summer10 ', 'SUMMER10'],
  ['\tSummer-10\n', 'SUMMER-10'],
  ['ＳＵＭＭＥＲ', 'SUMMER'],
])('%j is the code %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each([
  ['SUMMER10', true],
  ['A-1', true],
  ['AB', false],
  ['-AB', false],
  ['SUMMER 10', false],
  ['ÉTÉ', false],
  ['A'.repeat(31), false],
])('%s can be a code: %s', (code, can) => {
  expect(isCode(code)).toBe(can);
});
