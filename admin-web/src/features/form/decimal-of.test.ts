import { expect, test } from '@jest/globals';
import { decimalOf } from './decimal-of.js';

test.each<[string, number | undefined]>([
  ['7', 7],
  ['7.5', 7.5],
  [' 7,25 ', 7.25],
  ['១០,៥', 10.5],
  ['๗', 7],
  ['໗', 7],
  ['7,125', undefined],
  ['-7', undefined],
  ['٧', undefined],
  ['', undefined],
])('%p', (text, expected) => {
  expect(decimalOf(text)).toBe(expected);
});
