import { expect, test } from '@jest/globals';
import { mostDonated, withDonation } from './donation.rules.js';

const transaction = { name: 'transaction', amount: 50, percent: 400, fixed: 0 };
const given = { name: 'donation', amount: 200, percent: null, fixed: null, cause: 'HEALTH' };

test.each([
  ['given', [transaction], { amount: 200, cause: 'HEALTH' }, [transaction, given]],
  ['given otherwise', [given, transaction], { amount: 200, cause: 'HEALTH' }, [transaction, given]],
  ['not given any more', [transaction, given], undefined, [transaction]],
  ['still not given', [transaction], undefined, [transaction]],
] as const)('%s', (_, fees, donation, after) => {
  expect(withDonation(fees, donation)).toEqual(after);
});

test.each([
  ['USD', 100_00],
  ['KHR', 400_000_00],
] as const)('about a hundred dollars at most: %s', (currency, most) => {
  expect(mostDonated(currency)).toBe(most);
});
