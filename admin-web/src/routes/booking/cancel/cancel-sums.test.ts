import { expect, test } from '@jest/globals';
import { backAlready, byTheTerms, staysAfter } from './cancel-sums.js';

const usd = (amount: number) => ({ amount });
const booking = {
  paid: usd(5000),
  refunds: [
    { state: 'done', amount: usd(1000) },
    { state: 'created', amount: usd(500) },
    { state: 'canceled', amount: usd(700) },
  ],
};

test('what is on its way is not here any more, what was called off is', () => {
  expect(backAlready(booking)).toBe(1500);
  expect(staysAfter(booking, 2000)).toBe(1500);
});

test('the terms give the sum of their lines, add-ons with them, and nothing known where a seat has none', () => {
  const lines = [
    { partId: '1', amount: usd(900), addOns: usd(0) },
    { partId: '2', amount: usd(0), addOns: usd(200) },
  ];
  expect(byTheTerms(lines, ['1', '2'])).toBe(1100);
  expect(byTheTerms(lines, ['1', '3'])).toBeUndefined();
});
