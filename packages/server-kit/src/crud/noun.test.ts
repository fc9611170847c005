import { expect, test } from '@jest/globals';
import { amount } from './amount-field.js';
import { currencyOf, defineNoun } from './noun.js';
import type { NounFields } from './noun-field.js';
import { whole } from './number-field.js';
import { line } from './text-field.js';

const range = { min: 0, max: 1000 };
const currency = line({ max: 3 });
const fare = amount({ ...range, currency: 'currency', summed: true });
const fee = amount({ ...range, currency: 'feeCurrency', summed: true });
const noun = (fields: NounFields) =>
  defineNoun({
    name: 'Ticket',
    plural: 'Tickets',
    about: 'Made up.',
    table: 'ticket',
    permission: 'catalogue.edit',
    fields: { name: line({ max: 3 }), ...fields },
    called: 'name',
    ends: 'removed',
  });

test.each<[string, NounFields, string | undefined]>([
  ['of money by the field that it names', { currency, fare }, 'currency'],
  ['of none where nothing is added up', { currency, fare: amount({ ...range, currency: 'currency' }) }, undefined],
  ['of none for counts', { seats: whole({ ...range, summed: true }) }, undefined],
])('sums of a list are in the currency %s', (_, fields, expected) => {
  expect(currencyOf(noun(fields))).toBe(expected);
});

test('money of two currency fields stands in no one list', () => {
  expect(() => currencyOf(noun({ currency, feeCurrency: currency, fare, fee }))).toThrow('Ticket');
});
