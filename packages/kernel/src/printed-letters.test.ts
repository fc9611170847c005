import { expect, test } from '@jest/globals';
import { unprintedLetters } from './printed-letters.js';

test.each([
  ['Zoë O’Neil-Nguyễn Jr.', []],
  ['សុខ ដារ៉ា', []],
  ['ສົມສັກ', []],
  ['สมชาย', []],
  ['Иван', []],
  ['नेहा', []],
  ['王小明王', ['王', '小', '明']],
  ['김 Kim', ['김']],
  ['Ana 😀', ['😀']],
])('of %s our fonts do not have %p', (text, expected) => {
  expect(unprintedLetters(text)).toEqual(expected);
});
