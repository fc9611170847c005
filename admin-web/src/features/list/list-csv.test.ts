import { expect, jest, test } from '@jest/globals';
import { allRows, csvOf, type LoadPage } from './list-csv.js';

test('asks page after page until the last row is there', async () => {
  const load = jest.fn<LoadPage<number>>((page, size) =>
    Promise.resolve({ total: 450, rows: Array.from({ length: page < 3 ? size : 50 }, (_, row) => row) }),
  );
  expect(await allRows(load)).toHaveLength(450);
  expect(load.mock.calls.map(([page]) => page)).toEqual([1, 2, 3]);
});

test('a page that does not come makes no half list', async () => {
  await expect(allRows(() => Promise.resolve(undefined))).rejects.toThrow('no answer');
});

test('has the columns as they are called, also those only a file has', () => {
  const columns = [
    { key: 'name', title: 'ឈ្មោះ', text: ({ name }: { name: string }) => name },
    { key: 'length', title: 'Length', text: ({ name }: { name: string }) => String(name.length), hidden: true },
  ];
  expect(csvOf(columns, [{ name: 'Sorya' }])).toBe('\uFEFFឈ្មោះ,Length\r\nSorya,5');
});
