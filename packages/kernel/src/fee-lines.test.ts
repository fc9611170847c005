import { expect, test } from '@jest/globals';
import { feeLines } from './fee-lines.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const fee = (name: string, amount: number) => ({ name, amount: usd(amount), addOn: null });
const addOn = (id: string, quantity: number, amount: number, name = 'add_on') => ({
  name,
  amount: usd(amount),
  addOn: { id, quantity },
});

test.each([
  ['nothing', [], []],
  ['each fee by itself, of one name, too', [fee('exchange', 100), fee('exchange', 200)], [[100], [200]]],
  [
    'an add-on of many seats once, with all there are of it',
    [fee('transaction', 60), addOn('1', 2, 500), addOn('2', 1, 300), addOn('1', 1, 250)],
    [[60], [750, 3], [300, 1]],
  ],
  [
    'what went back apart from what was sold',
    [addOn('1', 1, 250), addOn('1', 1, 250), addOn('1', 1, -250, 'add_on_back')],
    [
      [500, 2],
      [-250, 1],
    ],
  ],
])('%s', (_, fees, told) => {
  const lines = feeLines<ReturnType<typeof fee> | ReturnType<typeof addOn>>(fees);
  expect(lines.map((line) => [line.amount.amount, ...(line.addOn === null ? [] : [line.addOn.quantity])])).toEqual(
    told,
  );
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});
