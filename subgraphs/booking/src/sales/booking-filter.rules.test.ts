import { expect, test } from '@jest/globals';
import { searchPatterns } from './booking-filter.rules.js';

test.each([
  ['', []],
  ['  KX74QP ', ['%kx74qp%']],
  ['Chan  sophea@example', ['%chan%', '%sophea@example%']],
  ['100%_', ['%100\\%\\_%']],
  ['012345678', ['%12345678%']],
  ['012 345 678', ['%12345678%']],
  ['+855 12 345 678', ['%12345678%']],
  ['+855 (0)12-345-678', ['%12345678%']],
  ['+856 20 5555 1234', ['%2055551234%']],
  ['5C 12', ['%5c%', '%12%']],
  ['123', ['%123%']],
])('the search for %p looks for %p', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns);
});
