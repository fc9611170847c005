import { describe, expect, test } from '@jest/globals';
import { type Currency, money } from '@naga/kernel/money.js';
import { bestOf, readSort, sortRows, type Sort } from './sort.js';
import { aRow } from './testing/a-row.js';

const other = { id: '2', slug: 'angkor', name: 'Angkor Lines', logoUrl: undefined };
const rows = [
  aRow('a', { time: '10:00', price: 1200, minutes: 300, rating: 4.1 }),
  aRow('b', { time: '08:00', price: 1200, minutes: 400, rating: 4.9, operators: [other] }),
  aRow('c', { time: '09:00', price: 900, minutes: 300, rating: undefined }),
  aRow('d', { time: '07:00', fare: undefined, minutes: 500, rating: 4.1 }),
];

test.each<[Sort, string]>([
  ['departure', 'dbca'],
  ['price', 'cbad'],
  ['duration', 'cabd'],
  ['rating', 'bdac'],
  ['operator', 'bdca'],
])('by %s they stand as %s; equal ones by departure, without price or rating last', (sort, order) => {
  expect(
    sortRows(rows, sort, null)
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});

test('by price they stand by what they are worth, whichever currency they are charged in; what nobody can compare comes after', () => {
  const charged = (id: string, amount: number, currency: Currency, inCents?: number) => {
    const foreign = { total: money(amount, currency), inCents, original: undefined };
    return aRow(id, { fare: { foreign, nationals: {}, hasChildPrice: false, hasSeatTiers: false } });
  };
  const mixed = [
    charged('baht', 900_00, 'THB'),
    charged('less baht', 450_00, 'THB'),
    charged('riel', 36_000_00, 'KHR', 896),
    charged('dollars', 923, 'USD', 923),
    charged('more riel', 40_000_00, 'KHR', 995),
  ];
  const order = ['riel', 'dollars', 'more riel', 'less baht', 'baht'];
  expect(sortRows(mixed, 'price', null).map(({ id }) => id)).toEqual(order);
  expect(bestOf(mixed, null, 1)?.id).toBe('riel');
});

test('an unknown order is the order of departure', () => {
  expect(readSort(new URLSearchParams('sort=magic'))).toBe('departure');
  expect(readSort(new URLSearchParams('sort=rating'))).toBe('rating');
});

describe('the framed journey', () => {
  test('is the cheapest, of equally cheap ones the fastest', () => {
    const cheap = aRow('e', { price: 900, minutes: 200 });
    expect(bestOf([...rows, cheap], null, 1)?.id).toBe('e');
  });
  test.each([
    [1, 0],
    [3, 2],
  ])('has seats for all: of %d not one with %d', (seats, seatsLeft) =>
    expect(bestOf([...rows, aRow('f', { price: 1, seatsLeft })], 'KH', seats)?.id).toBe('c'),
  );
  test('does not exist among two', () => expect(bestOf(rows.slice(0, 2), null, 1)).toBeUndefined());
});
