import { expect, test } from '@jest/globals';
import { toCsv } from './to-csv.js';

test.each([
  [['KX74QP', 'ភ្នំពេញ'], 'KX74QP,ភ្នំពេញ'],
  [['a "b"', 'c, d'], '"a ""b""","c, d"'],
  [['=1+1', '+855 12', '-1', '@x'], "'=1+1,'+855 12,'-1,'@x"],
  [['two\nlines'], '"two\nlines"'],
])('%j becomes %s', (row, expected) => {
  expect(toCsv([row])).toBe(`\uFEFF${expected}`);
});

test('rows end as RFC 4180 says', () => {
  expect(toCsv([['a'], ['b']])).toBe('\uFEFFa\r\nb');
});
