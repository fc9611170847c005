import { expect, test } from '@jest/globals';
import { affiliateCode } from './affiliate-code.rules.js';

test.each([
  ['123', '123'],
  ['aff-00 12x', '0012'],
  ['123456789012', '123456789012'],
  ['1234567890123', null],
  ['nobody', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is %j', (typed, code) => {
  expect(affiliateCode(typed)).toBe(code);
});
