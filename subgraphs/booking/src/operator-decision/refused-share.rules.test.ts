import { expect, test } from '@jest/globals';
import { refusedShare } from './refused-share.rules.js';

const transaction = (amount: number) => ({ name: 'transaction', amount });

test.each([
  ['everything', [transaction(50)], 1250, 0, 50],
  ['one way of two', [transaction(50)], 1250, 1250, 25],
  ['by fares', [transaction(100)], 3000, 1000, 75],
  ['what is left after an earlier refusal', [transaction(100), { name: 'refused', amount: -75 }], 600, 400, 15],
  ['without fees', [], 1250, 1250, 0],
  [
    'not of what an exchange kept for another operator',
    [
      { name: 'exchange', amount: 100 },
      { name: 'exchange_kept', amount: 250 },
    ],
    1000,
    0,
    100,
  ],
  ['not of what is given for a cause', [transaction(50), { name: 'donation', amount: 200 }], 1000, 0, 50],
  ['not of what stands beside a seat', [transaction(50), { name: 'add_on', amount: 200 }], 1000, 1000, 25],
  ['not of what a cancellation kept', [transaction(50), { name: 'cancellation', amount: 900 }], 1000, 1000, 25],
])('%s', (_, fees, refused, staying, share) => {
  expect(refusedShare({ fees, refused, staying, currency: 'USD' })).toBe(share);
});

test('of a fee in kip goes back what can be paid', () => {
  expect(refusedShare({ fees: [transaction(2500_00)], refused: 100_000, staying: 200_000, currency: 'LAK' })).toBe(
    833_00,
  );
});
