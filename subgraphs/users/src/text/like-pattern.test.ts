import { expect, test } from '@jest/globals';
import { likePattern } from './like-pattern.js';

test.each([
  [' Dara ', '%Dara%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
  ['a\u0000b', '%a b%'],
])('%j is looked for as %j', (typed, pattern) => {
  expect(likePattern(typed)).toBe(pattern);
});
