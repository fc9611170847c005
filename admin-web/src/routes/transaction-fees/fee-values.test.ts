import { expect, test } from '@jest/globals';
import type { Currency } from '@naga/kernel/money.js';
import type { FeeTerms } from '@naga/kernel/transaction-fee.js';
import { feeFaults, feeTermsOf, feeValues } from './fee-values.js';

test.each<[Currency, FeeTerms]>([
  ['USD', { percent: 250, fixed: 0, byMethod: [{ method: 'CARD', percent: 300, fixed: 30 }] }],
  ['KHR', { percent: 125, fixed: 50_000, byMethod: [{ method: 'AGENT_BALANCE', percent: 0, fixed: 0 }] }],
  ['VND', { percent: 0, fixed: 0, byMethod: [] }],
])('terms in %s are typed and read as they are', (currency, terms) => {
  expect(feeTermsOf(feeValues(terms, currency), currency)).toEqual(terms);
});

const VALUES = feeValues({ percent: 250, fixed: 0, byMethod: [] }, 'USD');

test('a method has its own fee as soon as one of its two fields says something; the other is nothing then', () => {
  expect(feeTermsOf({ ...VALUES, 'CASH_COLLECTION.fixed': '0,5' }, 'USD').byMethod).toEqual([
    { method: 'CASH_COLLECTION', percent: 0, fixed: 50 },
  ]);
});

test.each<[string, string, string]>([
  ['percent', '10.01', 'RANGE'],
  ['percent', ' ', 'REQUIRED'],
  ['fixed', '', 'REQUIRED'],
  ['percent', 'much', 'NUMBER'],
  ['CARD.percent', '-1', 'NUMBER'],
  ['fixed', '5.01', 'RANGE'],
  ['CARD.fixed', '0.005', 'AMOUNT'],
])('%s: %s is %s', (field, typed, code) => {
  const faults = feeFaults({ ...VALUES, [field]: typed }, 'USD', 500);
  expect(Object.entries(faults).filter(([, fault]) => fault)).toEqual([[field, code]]);
});
