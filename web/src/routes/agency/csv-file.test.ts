import { expect, test } from '@jest/globals';
import { allPages, csvFile, decimals } from './csv-file.js';

test.each([
  [0, '0.00'],
  [1305, '13.05'],
  [-5, '-0.05'],
  [-130_000, '-1300.00'],
])('%p minor units are %p', (amount, text) => expect(decimals(amount)).toBe(text));

test('pages are asked for until there is no more', async () => {
  const asked: number[] = [];
  const rows = await allPages(2, async (page) => {
    asked.push(page);
    return { total: 5, rows: [1, 2, 3, 4, 5].slice((page - 1) * 2, page * 2) };
  });
  expect([asked, rows]).toEqual([
    [1, 2, 3],
    [1, 2, 3, 4, 5],
  ]);
  expect(await allPages(2, async () => ({ total: 0, rows: [] }))).toEqual([]);
});

test('a file has a name and is not kept by anybody on the way', async () => {
  const file = csvFile('bookings.csv', [['KX74QP', '13.00']]);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="bookings.csv"');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(await file.text()).toContain('KX74QP,13.00');
});
