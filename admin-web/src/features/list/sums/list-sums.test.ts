import { expect, test } from '@jest/globals';
import { type ColumnSum, sumTexts } from './list-sums.js';

const SUMS: ColumnSum[] = [
  { column: 'total', amount: 90_000_000, currency: 'KHR' },
  { column: 'total', amount: 123_450, currency: 'USD' },
  { column: 'seats', amount: 1284, currency: null },
  { column: 'uses', amount: 0, currency: null },
];

test.each([
  ['total', ['៛900.000\u00a0KHR', '$1.234,50\u00a0USD']],
  ['seats', ['1.284']],
  ['uses', ['0']],
  ['name', []],
])('under %s stands %j', (column, texts) => {
  expect(sumTexts(SUMS, column)).toEqual(texts);
});
