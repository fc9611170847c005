import { expect, test } from '@jest/globals';
import { listOf, pageIn } from './booking-list.js';

test('a list is what stands in its address', () => {
  const query = new URLSearchParams(
    'text= Sok Dara &status=BOOKED&soldFrom=2026-11-01&travelTo=2026-11-30&sort=OLDEST',
  );
  expect(listOf(query)).toEqual({
    filter: {
      text: 'Sok Dara',
      status: 'BOOKED',
      soldFrom: '2026-11-01',
      soldTo: null,
      travelFrom: null,
      travelTo: '2026-11-30',
    },
    sort: 'OLDEST',
  });
});

test('nonsense in an address filters nothing', () => {
  const { filter, sort } = listOf(new URLSearchParams('status=SOLD&soldFrom=2026-02-31&sort=BEST&text=%20'));
  expect([...Object.values(filter), sort]).toEqual([null, null, null, null, null, null, 'NEWEST']);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=-1', 1],
  ['page=x', 1],
  ['page=1e9', 1_000_000],
])('the page of %p is %p', (address, page) => expect(pageIn(new URLSearchParams(address))).toBe(page));
