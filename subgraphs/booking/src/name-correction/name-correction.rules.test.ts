import { describe, expect, test } from '@jest/globals';
import { isCorrection, lettersBetween } from './name-correction.rules.js';

const name = (text: string) => {
  const [firstName = '', lastName = ''] = text.split('/');
  return { firstName, lastName };
};

describe('a correction of a name', () => {
  test.each([
    ['a letter too few', 'Sokha/Chan', 'Sokkha/Chan'],
    ['three letters in all', 'Sok/Chann', 'Sokh/Chan Li'.replace(' Li', 'ny')],
    ['capitals are no letters', 'SOK/CHAN', 'Sok/Chan'],
    ['changed places', 'Chan/Sokha', 'Sokha/Chan'],
    ['Khmer letters', 'សុខា/ចាន់', 'សុខ/ចាន់'],
  ])('is %s', (_, before, after) => {
    expect(isCorrection(name(before), name(after))).toBe(true);
  });
  test.each([
    ['four letters', 'Sok/Chan', 'Soph/Chhanna'],
    ['another person', 'Sok/Chan', 'Maly/Keo'],
    ['another first name', 'Dara/Keo', 'Sopheap/Keo'],
    ['changed places and a letter', 'Chan/Sokha', 'Sokkha/Chan'],
  ])('is not %s', (_, before, after) => {
    expect(isCorrection(name(before), name(after))).toBe(false);
  });
});

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'ab', 2],
  ['kitten', 'sitting', 3],
])('from %p to %p it takes %p letters', (a, b, letters) => {
  expect(lettersBetween([...a], [...b])).toBe(letters);
});
