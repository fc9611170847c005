import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { feeHow, feeTerm } from './fee-text.js';

const [intl, khmer] = [createIntl({ locale: 'en' }), createIntl({ locale: 'km', onError: () => undefined })];
const usd = (amount: number) => ({ amount, currency: 'USD' });
const bag = (quantity: number, version: number | null = null) => ({
  id: '4',
  quantity,
  version,
  names: { en: 'Extra bag', km: 'កាបូបបន្ថែម', th: null, vi: null, es: null },
});

test.each([
  [{ name: 'transaction', addOn: null }, 'Transaction fee'],
  [{ name: 'donation', cause: 'HEALTH', addOn: null }, 'Donation: Clinics and medicine'],
  [{ name: 'add_on', addOn: bag(2) }, '2\u00a0×\u00a0Extra bag'],
  [{ name: 'add_on_back', addOn: bag(2) }, '2\u00a0×\u00a0Extra bag, given back'],
  [{ name: 'levy_of_old', addOn: null }, 'levy of old'],
] as const)('%j is called %p', (fee, called) => {
  expect(feeTerm(intl, fee)).toBe(called);
});

test('an add-on is called as its reader calls it', () => {
  expect(feeTerm(khmer, { name: 'add_on', addOn: bag(1) })).toBe('កាបូបបន្ថែម');
});

test.each([
  [250, usd(0), null, 4, '2,5 % of the fares, standard fee, version 4'],
  [0, usd(30), null, 4, 'standard fee, version 4'],
  [300, usd(30), 'CARD', 4, '3 % of the fares and $0,30 USD, fee when paid by card, version 4'],
  [300, usd(0), 'CARD', null, '3 % of the fares'],
  [null, null, null, null, undefined],
] as const)('a fee of %p and %j by %p, version %p, says its rule: %p', (percent, fixed, method, version, told) => {
  const how = feeHow(intl, { percent, fixed, addOn: null, method, version });
  expect(how?.replaceAll('\u00a0', ' ')).toBe(told);
});

test.each([
  [250, usd(30), null, '2,5 % of the fares and $0,30 USD'],
  [250, usd(0), null, '2,5 % of the fares'],
  [0, usd(30), null, undefined],
  [null, null, null, undefined],
  [0, usd(500), bag(1), undefined],
  [0, usd(500), bag(2), '$5,00 USD each'],
  [300, usd(0), bag(1), '3 % of the price of its seat each'],
  [300, usd(50), bag(2), '3 % of the price of its seat and $0,50 USD each'],
  [null, null, bag(2), undefined],
  [0, usd(500), bag(1, 3), 'version 3'],
  [300, usd(50), bag(2, 3), '3 % of the price of its seat and $0,50 USD each, version 3'],
  [null, null, bag(2, 3), undefined],
])('a fee of %p basis points and %j (%j) is worked out by: %p', (percent, fixed, addOn, told) => {
  expect(feeHow(intl, { percent, fixed, addOn })?.replaceAll('\u00a0', ' ')).toBe(told);
});
