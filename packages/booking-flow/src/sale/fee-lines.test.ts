import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { addOnLineText, addOnText, feeLines, sumOfAddOns } from './fee-lines.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const bag = (quantity: number) => ({ id: '4', names: { en: 'Extra bag', km: 'កាបូប' }, quantity });
const cover = { id: '2', names: { en: 'Insurance' }, quantity: 1 };
const [english, khmer] = [createIntl({ locale: 'en' }), createIntl({ locale: 'km', onError: () => undefined })];

test('an add-on is one line for all of its seats, and one for what of it went back', () => {
  const lines = feeLines([
    { name: 'transaction', amount: usd(60) },
    { name: 'add_on', amount: usd(1000), addOn: bag(2) },
    { name: 'add_on', amount: usd(200), addOn: cover },
    { name: 'add_on', amount: usd(500), addOn: bag(1) },
    { name: 'add_on_back', amount: usd(-750), addOn: bag(2) },
  ]);
  expect(
    lines.map((line) => [line.id, addOnLineText(english, line)?.replaceAll('\u00a0', ' '), line.amount.amount]),
  ).toEqual([
    ['transaction', undefined, 60],
    ['add_on 4', '3 × Extra bag', 1500],
    ['add_on 2', 'Insurance', 200],
    ['add_on_back 4', '2 × Extra bag, given back', -750],
  ]);
});

test('what was sold by another version is a line of its own', () => {
  const lines = feeLines([
    { name: 'add_on', amount: usd(500), addOn: { ...bag(1), version: 1 } },
    { name: 'add_on', amount: usd(700), addOn: { ...bag(1), version: 2 } },
    { name: 'add_on', amount: usd(500), addOn: { ...bag(1), version: 1 } },
    { name: 'add_on', amount: usd(400), addOn: { ...bag(1), version: null } },
  ]);
  expect(lines.map(({ id, amount, addOn }) => [id, amount.amount, addOn?.quantity])).toEqual([
    ['add_on 4 1', 1000, 2],
    ['add_on 4 2', 700, 1],
    ['add_on 4', 400, 1],
  ]);
});

test('is called as its reader calls it, in English where nobody has translated it', () => {
  expect([addOnText(khmer, bag(2)), addOnText(khmer, cover)]).toEqual(['2\u00a0×\u00a0កាបូប', 'Insurance']);
});

test('what seats have beside them is summed by what it is', () => {
  expect(sumOfAddOns([{ addOns: [cover, bag(2)] }, { addOns: [] }, { addOns: [bag(1)] }])).toEqual([cover, bag(3)]);
});
