import { expect, test } from '@jest/globals';
import { withoutSums } from './timeline-sums.rules.js';

test.each([
  ['the price of a hold', { total: 2650, currency: 'USD' }, ''],
  ['a payment', { method: 'CARD', amount: 2650, forgiven: 10, expiresAt: 1_795_000_000_000 }, 'method expiresAt'],
  ['seats that were given back', { refund: 1250, code: 'GOODWILL', seats: ['1A'] }, 'code seats'],
  ['how many tickets', { tickets: 2 }, 'tickets'],
  ['whose name was corrected', { position: 1 }, 'position'],
  ['a sum that is told of one day', { surcharge: 5 }, ''],
  ['nothing', {}, ''],
])('%s', (_, facts, kept) => {
  expect(Object.keys(withoutSums(facts)).join(' ')).toBe(kept);
});
