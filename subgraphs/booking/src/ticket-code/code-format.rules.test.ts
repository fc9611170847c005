import { expect, test } from '@jest/globals';
import { codeOf, numberOf, PREFIX, SUFFIX, writtenCode } from './code-format.rules.js';

const format = { prefix: 'MI-', suffix: '-F', digits: 6 };

test.each([
  [1, 'MI-000001-F'],
  [999_999, 'MI-999999-F'],
  [1_000_000, 'MI-1000000-F'],
])('number %i reads %s, and back', (number, code) => {
  expect(codeOf(format, number)).toBe(code);
  expect(numberOf(format, code)).toBe(number);
});

test.each(['MI-1-F', 'MI-000001', '000001-F', 'MI--F', 'MI-00000A-F', 'XX-000001-F', ''])(
  '%j is none of them',
  (code) => expect(numberOf(format, code)).toBeUndefined(),
);

test.each([
  ['MI-', '', []],
  ['', '-A1', []],
  ['A1', '', ['prefix']],
  ['mi', '', ['prefix']],
  ['', '9', ['suffix']],
])('prefix %j, suffix %j: what reads in two ways is %j', (prefix, suffix, wrong) => {
  expect([...(PREFIX.test(prefix) ? [] : ['prefix']), ...(SUFFIX.test(suffix) ? [] : ['suffix'])]).toEqual(wrong);
});

test.each([
  [' mi-000042 ', 'MI-000042'],
  ['7', '7'],
  ['-7', undefined],
  ['a b', undefined],
  ['', undefined],
  ['x'.repeat(31), undefined],
])('%j is kept as %j', (typed, code) => expect(writtenCode(typed)).toBe(code));
