import { expect, test } from '@jest/globals';
import { csvFile, type CsvList } from './csv-file.js';

/** Numbers from 1 on, so many at a time, that lie in a list which others change. */
const numbers = (list: number[], size: number, asked: (string | null)[] = []): CsvList<number> => ({
  name: 'numbers.csv',
  columns: [{ title: 'number', text: String }],
  load: async (after) => {
    asked.push(after);
    const behind = list.filter((number) => number > Number(after ?? 0));
    const rows = behind.slice(0, size);
    return { rows, next: behind.length > size ? String(rows.at(-1)) : null };
  },
});

const linesOf = async (file: Response): Promise<string[]> => (await file.text()).trim().split(/\r?\n/).slice(1);

test('a file has a name and is not kept by anybody on the way', async () => {
  const file = await csvFile(numbers([7], 2));
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="numbers.csv"');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(await linesOf(file)).toEqual(['7']);
});

test.each([
  [0, 1],
  [2, 1],
  [5, 3],
  [30_001, 61],
])('a list of %p has each of its rows, for %p pages', async (count, pages) => {
  const asked: (string | null)[] = [];
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const file = await csvFile(numbers(all, count > 10 ? 500 : 2, asked));
  const lines = (await linesOf(file)).filter(Boolean);
  expect([lines.length, new Set(lines).size, asked.length]).toEqual([count, count, pages]);
});

test('rows that go while it is written neither repeat others nor leave them out', async () => {
  const list = [1, 2, 3, 4, 5];
  const { load, ...rest } = numbers(list, 2);
  const file = await csvFile({
    ...rest,
    load: async (after) => {
      if (after === '2') list.splice(0, 2);
      return load(after);
    },
  });
  expect(await linesOf(file)).toEqual(['1', '2', '3', '4', '5']);
});

test('what fails before the first row is no file; what fails later breaks it off', async () => {
  const { load, ...rest } = numbers([1, 2, 3], 2);
  const gone = (when: (after: string | null) => boolean) =>
    csvFile({ ...rest, load: (after) => (when(after) ? Promise.reject(new Error('gone')) : load(after)) });
  await expect(gone(() => true)).rejects.toThrow('gone');
  const file = await gone((after) => after !== null);
  await expect(file.text()).rejects.toThrow('gone');
});
