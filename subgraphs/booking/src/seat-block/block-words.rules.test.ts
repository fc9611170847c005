import { expect, test } from '@jest/globals';
import { wordPatterns } from './block-words.rules.js';

test.each([
  ['Siem Reap', ['%Siem%', '%Reap%']],
  ['  1A ', ['%1A%']],
  ['ភ្នំពេញ\tសៀមរាប', ['%ភ្នំពេញ%', '%សៀមរាប%']],
  ['50%_\\', ['%50\\%\\_\\\\%']],
  ['a\0b', ['%a%', '%b%']],
  [' \n ', undefined],
  ['', undefined],
])('%j is looked for as %j', (typed, patterns) => {
  expect(wordPatterns(typed)).toEqual(patterns);
});
