import { expect, test } from '@jest/globals';
import { searchPatterns, wordPatterns } from './search-patterns.js';

test.each([
  [null, []],
  ['', []],
  ['  KX74QP ', ['%kx74qp%']],
  ['Chan  sophea@example', ['%sophea@example%', '%chan%']],
  ['Chan\u0000Sok', ['%chan%', '%sok%']],
  ['100%_', ['%100\\%\\_%']],
  ['012345678', ['%12345678%']],
  ['012 345 678', ['%12345678%']],
  ['+855 12 345 678', ['%12345678%']],
  ['+855 (0)12-345-678', ['%12345678%']],
  ['+856 20 5555 1234', ['%2055551234%']],
  ['5C 12', ['%5c%', '%12%']],
  ['123', ['%123%']],
  ['សុខ ដារ៉ា', ['%ដារ៉ា%', '%សុខ%']],
])('the search for %p looks for %p', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns);
});

test.each([
  ['Siem Reap', ['%Siem%', '%Reap%']],
  ['  1A ', ['%1A%']],
  ['ភ្នំពេញ\tសៀមរាប', ['%ភ្នំពេញ%', '%សៀមរាប%']],
  ['50%_\\', ['%50\\%\\_\\\\%']],
  ['a\0b', ['%a%', '%b%']],
  [' \n ', []],
  ['', []],
])('%j is looked for word by word as %j', (typed, patterns) => {
  expect(wordPatterns(typed)).toEqual(patterns);
});
