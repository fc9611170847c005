import { expect, jest, test } from '@jest/globals';
import { pagesOf, type RowPages } from '@naga/kernel/to-csv.js';
import { csvFile } from './list-csv.js';

const columns = [
  { key: 'name', title: 'ឈ្មោះ', text: ({ name }: { name: string }) => name },
  { key: 'length', title: 'Length', text: ({ name }: { name: string }) => String(name.length), hidden: true },
];
/** 25,000 names in pages of 200, as a server would give them. */
const many: RowPages<{ name: string }> = async function* pages() {
  for (let page = 0; page < 125; page++) {
    yield Array.from({ length: 200 }, (_, row) => ({ name: `=N${page * 200 + row}` }));
  }
};
const textOf = async (file: Blob): Promise<string> => Buffer.from(await file.arrayBuffer()).toString();

test('has the columns as they are called, and what is in them', async () => {
  const file = await csvFile(columns, pagesOf([{ name: 'Sorya' }]), {
    onRows: () => undefined,
    signal: new AbortController().signal,
  });
  expect(await textOf(file)).toBe('\uFEFFឈ្មោះ,Length\r\nSorya,5');
  expect(file.type).toBe('text/csv;charset=utf-8');
});

test('has no end at ten thousand rows, says how far it is, and holds no formula', async () => {
  const onRows = jest.fn();
  const file = await csvFile(columns, many, { onRows, signal: new AbortController().signal });
  const lines = (await textOf(file)).split('\r\n');
  expect(lines).toHaveLength(25_001);
  expect(new Set(lines).size).toBe(25_001);
  expect(lines.at(-1)).toBe("'=N24999,7");
  expect(onRows.mock.calls.map(([count]) => count)).toEqual(Array.from({ length: 125 }, (_, page) => (page + 1) * 200));
});

test('ends when nobody wants it any more: no further page is asked for', async () => {
  const going = new AbortController();
  const onRows = jest.fn((count: number) => {
    if (count === 400) going.abort();
  });
  await expect(csvFile(columns, many, { onRows, signal: going.signal })).rejects.toThrow();
  expect(onRows).toHaveBeenCalledTimes(2);
});

test('a page that does not come makes no half file', async () => {
  const broken: RowPages<{ name: string }> = async function* pages() {
    yield [{ name: 'a' }];
    throw new Error('no answer');
  };
  const still = { onRows: () => undefined, signal: new AbortController().signal };
  await expect(csvFile(columns, broken, still)).rejects.toThrow('no answer');
});
