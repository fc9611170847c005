import { expect, test } from '@jest/globals';
import { leftUncollected, waivableFees } from './waivable-fees.rules.js';

const transaction = { name: 'transaction', amount: 50 };

test.each([
  ['all of the fee', [transaction], 0, 50],
  ['not what was let go before', [transaction, { name: 'waived', amount: -20 }], 0, 30],
  ['not what went back with a refused ride', [transaction, { name: 'refused', amount: -25 }], 0, 25],
  [
    'not what a cancellation or an exchange kept',
    [
      { name: 'cancellation', amount: 900 },
      { name: 'exchange', amount: 100 },
    ],
    0,
    0,
  ],
  ['not what a no-show owes of it', [transaction], 25, 25],
  ['never less than nothing', [{ name: 'refused', amount: -25 }], 0, 0],
])('%s', (_, fees, uncollectedFees, waivable) => {
  expect(waivableFees({ fees, parts: [{ uncollectedFees }] })).toBe(waivable);
});

const gone = { uncollected: 0, uncollectedFees: 0 };
test.each([
  ['who has boarded has paid his share', [{ ...gone, state: 'BOARDED' as const }], 25, 25],
  ['who rode before did, too', [{ ...gone, state: 'COMPLETED' as const }], 25, 25],
  [
    'who is still to board pays it',
    [
      { ...gone, state: 'BOARDED' as const },
      { ...gone, state: 'TICKETED' as const },
    ],
    25,
    0,
  ],
  ['who did not come owes his own', [{ state: 'NO_SHOW' as const, uncollected: 1250, uncollectedFees: 25 }], 1300, 25],
  [
    'who gave his seat back before does not count',
    [
      { ...gone, state: 'CANCELLED' as const },
      { ...gone, state: 'BOARDED' as const },
    ],
    25,
    25,
  ],
  ['more than the fees is nothing to be let go', [{ ...gone, state: 'BOARDED' as const }], 900, 50],
])('of fees nobody is left to collect: %s', (_, parts, wanted, left) => {
  expect(leftUncollected({ wanted, fees: [transaction], parts })).toBe(left);
});
