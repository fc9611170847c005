import { expect, test } from '@jest/globals';
import { csvHead, csvLines } from './to-csv.js';

test.each([
  [['KX74QP', 'ភ្នំពេញ'], 'KX74QP,ភ្នំពេញ'],
  [['a "b"', 'c, d'], '"a ""b""","c, d"'],
  [['=1+1', '+855 12', '-1', '@x'], "'=1+1,'+855 12,'-1,'@x"],
  [['two\nlines'], '"two\nlines"'],
])('%j becomes %s, in the heading and below', (row, expected) => {
  expect(csvHead(row)).toBe(`\uFEFF${expected}`);
  expect(csvLines([row])).toBe(`\r\n${expected}`);
});

test('rows end as RFC 4180 says, in whatever parts they come', () => {
  const parts = [csvHead(['a']), csvLines([['b'], ['c']]), csvLines([]), csvLines([['d']])];
  expect(parts.join('')).toBe('\uFEFFa\r\nb\r\nc\r\nd');
});
