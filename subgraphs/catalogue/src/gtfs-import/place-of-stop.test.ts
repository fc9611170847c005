import { expect, jest, test } from '@jest/globals';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { placeFinder } from './place-of-stop.js';

test('a stop stands in the nearest place, and is looked for once however many lines halt at it', async () => {
  const looked = jest.fn(() => 11.5);
  const near = Object.defineProperty({ id: '1', longitude: 104.9 }, 'latitude', { get: looked });
  const rows = [near, { id: '2', latitude: 11.8, longitude: 104.9 }];
  const placeOf = await placeFinder({ rows: () => Promise.resolve(rows) } as unknown as RowTransaction);
  const stop = { id: 'A', latitude: 11.51, longitude: 104.9 };
  expect(placeOf(stop)).toBe('1');
  const times = looked.mock.calls.length;
  expect(placeOf({ ...stop })).toBe('1');
  expect(looked).toHaveBeenCalledTimes(times);
  expect(placeOf({ id: 'B', latitude: 40, longitude: 0 })).toBeUndefined();
});
