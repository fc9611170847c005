import { expect, test } from '@jest/globals';
import { patternOf } from './listed-words.js';

test.each([
  ['kampot', '%kampot%'],
  [' Old  \t\n Market ', '%OldǀMarket%'],
  ['so', '%ǀso%'],
  ['s', '%ǂsǂ%'],
  ['ស', '%ǂសǂ%'],
  ['s k', '%sǀk%'],
  ['100%', '%100\\%%'],
  ['_', '%ǂ\\_ǂ%'],
  ['k\0ep', '%kep%'],
  ['  ', '%%'],
])('%p is looked for as %s', (typed, pattern) => {
  expect(patternOf(typed)).toBe(pattern);
});
