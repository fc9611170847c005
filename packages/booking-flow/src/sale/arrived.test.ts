import { expect, test } from '@jest/globals';
import { arrivedOf } from './arrived.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test.each([
  ['as it was asked for', 'SETTLED', 1845, null, { arrived: 1845, letGo: 0 }],
  ['less, taken as paid', 'SETTLED', 1845, usd(1500), { arrived: 1500, letGo: 345 }],
  ['less, and somebody gave a seat back since', 'SETTLED', 1672, usd(1500), { arrived: 1500, letGo: 172 }],
  ['more: the surplus is sent back', 'SETTLED', 1845, usd(2000), { arrived: 1845, letGo: 0 }],
  ['less, looked at by a person', 'REVIEW', 1845, usd(1500), { arrived: 1845, letGo: 0 }],
  ['another currency, looked at', 'REVIEW', 1845, { amount: 1845, currency: 'KHR' }, { arrived: 1845, letGo: 0 }],
])('%s', (_, state, amount, received, expected) => {
  expect(arrivedOf({ state, amount: usd(amount), received })).toEqual(expected);
});
