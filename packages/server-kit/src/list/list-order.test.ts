import { expect, test } from '@jest/globals';
import { ListOrder } from './list-order.js';
import { PageWindow } from './list-page.js';

const placed = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const BY_NAME = ListOrder.ascending({ 'lower(name)': 'text', id: 'whole' });
const NEWEST = ListOrder.descending({ at: 'time', id: 'whole' });
const BY_DAY = ListOrder.ascending({ open: 'flag', day: 'day', id: 'whole' });

test('an order says how rows are sorted, where one stands and what comes behind it', () => {
  expect([BY_NAME.by, NEWEST.by]).toEqual(['lower(name), id', 'at desc, id desc']);
  expect(BY_NAME.place).toBe('json_build_array((lower(name))::text, (id)::text)::text');
  expect(BY_NAME.behind(placed(['sok', '7']), 2)).toEqual({
    condition: '(lower(name), id) > ($3::text, $4::bigint)',
    values: ['sok', '7'],
  });
  expect(NEWEST.behind(placed(['1795000000000000', '7']), 0)).toEqual({
    condition: `(at, id) < ((timestamptz 'epoch' + $1::bigint * interval '1 microsecond'), $2::bigint)`,
    values: ['1795000000000000', '7'],
  });
});

test.each([
  ['', BY_NAME],
  ['12.1795000000000', BY_NAME],
  [placed({ 0: 'sok', 1: '7', length: 2 }), BY_NAME],
  [placed(['sok']), BY_NAME],
  [placed(['sok', '7', '8']), BY_NAME],
  [placed(['sok', 7]), BY_NAME],
  [placed(['sok', "7' or true"]), BY_NAME],
  [placed(['s\0k', '7']), BY_NAME],
  [placed(['x'.repeat(2001), '7']), BY_NAME],
  [placed(['2026-11-22', '7']), NEWEST],
  [placed(['1'.repeat(19), '7']), NEWEST],
  [placed(['maybe', '20000', '7']), BY_DAY],
  [placed(['true', '9999999', '7']), BY_DAY],
])('%p is no place', (said, order) => {
  expect(() => order.behind(said, 0)).toThrow('The input is not valid.');
});

test.each([
  [{ pageSize: 50 }, 'true', [51, 0]],
  [{ page: 3, pageSize: 50 }, 'true', [51, 100]],
  [{ page: -3, pageSize: 0 }, 'true', [2, 0]],
  [{ page: 20, pageSize: 1e9 }, 'true', [501, 9_500]],
  [{ page: 21, pageSize: 1e9 }, 'true', [0, 0]],
  [{ page: 1e12, pageSize: 1e9 }, 'true', [0, 0]],
  [
    { page: 3, pageSize: 2, after: placed(['sok', '7']) },
    BY_NAME.behind(placed(['sok', '7']), 1).condition,
    ['sok', '7', 3, 0],
  ],
])('the page %p', (asked, behind, values) => {
  expect(new PageWindow(BY_NAME, asked, 1)).toMatchObject({ behind, values });
});

test('a page says where the next one begins, the last one nothing', () => {
  const window = new PageWindow(BY_NAME, { pageSize: 2 }, 0);
  const row = (id: string) => ({ id, place: JSON.stringify(['sok', id]) });
  expect(window.of([row('1'), row('2'), row('3')])).toEqual({
    rows: [{ id: '1' }, { id: '2' }],
    next: placed(['sok', '2']),
  });
  expect(window.of([row('1'), row('2')])).toEqual({ rows: [{ id: '1' }, { id: '2' }], next: null });
});
