import { expect, test } from '@jest/globals';
import { isRowId, rowIdOf } from './row-id.js';

test.each([
  ['0', true],
  ['1036', true],
  ['999999999999999999', true],
  ['9223372036854775807', false],
  ['', false],
  ['-1', false],
  ['1.5', false],
  [' 7', false],
  ['7\n', false],
  ['\u0000', false],
  ['១', false],
])('%j names a row: %s', (text, expected) => {
  expect(isRowId(text)).toBe(expected);
  expect(rowIdOf(text)).toBe(expected ? text : null);
});

test('nothing names no row', () => {
  expect([rowIdOf(null), rowIdOf(undefined)]).toEqual([null, null]);
});
