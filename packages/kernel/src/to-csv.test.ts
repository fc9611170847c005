import { expect, test } from '@jest/globals';
import { csvPieces, pagesOf, type RowPages } from './to-csv.js';

const columnsOf = (titles: readonly string[]) =>
  titles.map((title, index) => ({ title, text: (row: readonly string[]) => row[index] ?? '' }));
async function written(titles: readonly string[], pages: RowPages<readonly string[]>) {
  const pieces = [];
  for await (const piece of csvPieces(columnsOf(titles), pages)) pieces.push(piece);
  return { text: pieces.map(({ text }) => text).join(''), counts: pieces.map(({ written: count }) => count) };
}

test.each([
  [['KX74QP', 'ភ្នំពេញ'], 'KX74QP,ភ្នំពេញ'],
  [['a "b"', 'c, d'], '"a ""b""","c, d"'],
  [["'=1", "'s"], "''=1,'s"],
  [["''=1", "''s"], "'''=1,''s"],
  [['=1+1', '+855 12', '-1+1', '@x'], "'=1+1,'+855 12,'-1+1,'@x"],
  [['two\nlines'], '"two\nlines"'],
  [['-12.50', '-40000', '-1.2.3', '-'], "-12.50,-40000,'-1.2.3,'-"],
])('%j becomes %s, in the heading and below', async (row, expected) => {
  expect((await written(row, pagesOf([row]))).text).toBe(`\uFEFF${expected}\r\n${expected}`);
});

test('rows end as RFC 4180 says, in whatever pages they come, and are counted', async () => {
  const pages: RowPages<readonly string[]> = async function* inPages() {
    yield [['b'], ['c']];
    yield [];
    yield [['d']];
  };
  expect(await written(['a'], pages)).toEqual({ text: '\uFEFFa\r\nb\r\nc\r\nd', counts: [2, 2, 3] });
});

test('a file of no page has its headings', async () => {
  const none: RowPages<readonly string[]> = async function* nothing() {};
  expect(await written(['a'], none)).toEqual({ text: '\uFEFFa', counts: [0] });
});
