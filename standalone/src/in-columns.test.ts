import { expect, test } from '@jest/globals';
import { inColumns } from './in-columns.js';

test('the longest cell makes its column as wide as all need it', () => {
  expect(
    inColumns([
      ['Agent', 'a@naga.example', 'x'],
      ['Agency owner, cargo agent', 'b@n.example', 'y'],
    ]),
  ).toEqual(['Agent                      a@naga.example  x', 'Agency owner, cargo agent  b@n.example     y']);
});

test('no rows are no lines', () => expect(inColumns([])).toEqual([]));
