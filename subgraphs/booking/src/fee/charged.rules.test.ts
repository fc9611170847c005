import { expect, test } from '@jest/globals';
import { feesOn, type SoldFeeTerms, termsBy } from './charged.rules.js';

const TERMS: SoldFeeTerms = {
  percent: 250,
  fixed: 0,
  byMethod: [
    { method: 'CARD', percent: 300, fixed: 30 },
    { method: 'AGENT_BALANCE', percent: 0, fixed: 0 },
  ],
  method: null,
  version: 4,
};
const standard = { name: 'transaction', amount: 30, percent: 250, fixed: 0, version: 4, method: null };
const donation = { name: 'donation', amount: 500, percent: null, fixed: null, cause: 'HEALTH' } as const;
const exchange = { name: 'exchange', amount: 200, percent: null, fixed: null };

test.each([
  ['by a method without a fee of its own the standard one', 'KHQR', 1200, [standard]],
  ['by a method with its own', 'CARD', 1200, [{ ...standard, amount: 66, percent: 300, fixed: 30, method: 'CARD' }]],
  ['by a method without any fee nothing', 'AGENT_BALANCE', 1200, []],
  ['of free seats nothing, whatever is fixed', 'CARD', 0, []],
] as const)('%s', (_, method, fares, fees) => {
  const feeTerms = termsBy(TERMS, method);
  expect(feesOn(fares, { currency: 'USD', fees: [], feeTerms })).toEqual(fees);
  for (const other of [exchange, donation])
    expect(feesOn(fares, { currency: 'USD', fees: [standard, other], feeTerms })).toEqual([...fees, other]);
});

test('the fee of a sale whose terms nobody kept stays', () => {
  expect(feesOn(9_999, { currency: 'USD', fees: [standard], feeTerms: null })).toEqual([standard]);
});

test('whose version nobody kept has none', () => {
  const { version: _, ...feeTerms } = TERMS;
  const [fee] = feesOn(1200, { currency: 'USD', fees: [], feeTerms });
  expect(fee).toEqual({ ...standard, version: null });
});

test('who pays otherwise later pays by that method, and by none of those before', () => {
  expect(termsBy(termsBy(TERMS, 'CARD'), 'KHQR')).toEqual(TERMS);
});
