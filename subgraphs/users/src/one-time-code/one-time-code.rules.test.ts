import { expect, test } from '@jest/globals';
import { digitsOf, sixDigits } from './one-time-code.rules.js';

test.each([
  [0, '000000'],
  [7, '000007'],
  [999_999, '999999'],
  [1_000_000, '000000'],
])('%d is the code %s', (number, code) => expect(sixDigits(number)).toBe(code));

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['abc', 'abc'],
])('%j is read as %j', (typed, code) => expect(digitsOf(typed)).toBe(code));
