import { expect, test } from '@jest/globals';
import { unpaidShares } from './unpaid.rules.js';

const parts = [
  { id: '1', fare: 1000 },
  { id: '2', fare: 500 },
  { id: '3', fare: 0 },
];

test.each([
  ['all is paid', 0, [0, 0, 0]],
  ['nothing is, fees neither', 1600, [1000, 500, 0]],
  ['a half of it', 750, [500, 250, 0]],
  ['an odd cent, of no fare more than itself', 1499, [999, 500, 0]],
  ['more was paid than is owed', -5, [0, 0, 0]],
])('%s: %i not paid', (_, notPaid, shares) =>
  expect([...unpaidShares(parts, notPaid, 'USD').values()]).toEqual(shares),
);

test('in riel nobody has half a riel unpaid', () => {
  const three = ['1', '2', '3'].map((id) => ({ id, fare: 100_000 }));
  expect([...unpaidShares(three, 100_000, 'KHR').values()]).toEqual([33_400, 33_300, 33_300]);
});
