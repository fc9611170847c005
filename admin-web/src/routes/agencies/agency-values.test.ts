import { expect, test } from '@jest/globals';
import { decimalOf } from '../../features/form/decimal-of.js';
import { inputOf, NEW_AGENCY, wrongIn } from './agency-values.js';

test.each([
  ['1500', 1500],
  ['7,5', 7.5],
  [' 7.25 ', 7.25],
  ['1.500,00', undefined],
  ['-1', undefined],
  ['', undefined],
])('%p is read as %p', (text, expected) => {
  expect(decimalOf(text)).toBe(expected);
});

test.each([
  ['1500,50', 'USD', 150_050, false],
  ['1500', 'VND', 1500, false],
  ['1500', 'KHR', 150_000, false],
  ['1500.50', 'KHR', 0, 'AMOUNT'],
  ['-1', 'USD', -100, 'AMOUNT'],
])('a credit limit of %s in %s is %i, and its problem %s', (creditLimit, creditCurrency, amount, problem) => {
  const values = { ...NEW_AGENCY, creditLimit, creditCurrency };
  expect([inputOf(values).creditLimit, wrongIn(values).creditLimit]).toEqual([amount, problem]);
});
