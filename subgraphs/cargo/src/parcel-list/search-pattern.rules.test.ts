import { expect, test } from '@jest/globals';
import { searchPattern } from './search-pattern.rules.js';

test.each([
  [undefined, null, null],
  ['  ', null, null],
  ['naga-1001', '%naga-1001%', null],
  ['100%_\\', '%100\\%\\_\\\\%', null],
  ['+855 12 100100', '%+855 12 100100%', '%12100100%'],
  ['012 100-100', '%012 100-100%', '%12100100%'],
  ['a\u0000b', '%ab%', null],
])('%j', (typed, text, digits) => {
  expect(searchPattern(typed)).toEqual({ text, digits });
});
