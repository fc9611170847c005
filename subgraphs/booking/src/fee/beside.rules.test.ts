import { expect, test } from '@jest/globals';
import { backBeside, besideOf, ourFees, sumBeside } from './beside.rules.js';

const insurance = { id: '1', kind: 'INSURANCE', operatorId: null, names: { en: 'Insurance' }, quantity: 1 } as const;
const meal = { ...insurance, id: '2', kind: 'OTHER' } as const;
const bag = { ...insurance, id: '3', kind: 'LUGGAGE', operatorId: '7' } as const;
const transaction = { name: 'transaction', amount: 50 };
const sold = (addOn: typeof insurance | typeof meal | typeof bag, amount: number) => ({
  name: amount < 0 ? 'add_on_back' : 'add_on',
  amount,
  partId: '11',
  addOn,
});
const premium = (amount: number, quantity = 1) => ({
  account: 'insurance',
  party: null,
  amount,
  addOn: { ...insurance, quantity },
});
const ours = (amount: number) => ({ account: 'fees', party: null, amount });

test.each([
  ['none', [], []],
  ['a fee', [transaction], [ours(50)]],
  ['a fee, some of it taken off', [transaction, { name: 'refused', amount: -20 }], [ours(30)]],
  ['all of it', [transaction, { name: 'refused', amount: -50 }], []],
  ['a donation', [{ name: 'donation', amount: 200 }], [{ account: 'donations', party: null, amount: 200 }]],
  ['an insurance is the insurer’s', [sold(insurance, 100)], [premium(100)]],
  ['of each seat', [sold(insurance, 100), { ...sold(insurance, 100), partId: '12' }], [premium(200, 2)]],
  [
    'of who has it still',
    [sold(insurance, 100), { ...sold(insurance, 100), partId: '12' }, sold(insurance, -100)],
    [premium(100)],
  ],
  ['what the platform serves is ours', [transaction, sold(meal, 120)], [ours(170)]],
  ['a bag is the operator’s', [sold(bag, 400)], [{ account: 'operator_payable', party: '7', amount: 400 }]],
  [
    'less what went back',
    [sold(bag, 400), sold(bag, -150)],
    [{ account: 'operator_payable', party: '7', amount: 250 }],
  ],
])('%s', (_, fees, whose) => expect(besideOf(fees)).toEqual(whose));

test('what goes back of add-ons and fees is taken from whose it is', () => {
  const back = backBeside(
    [
      { addOn: bag, amount: 400 },
      { addOn: meal, amount: 120 },
    ],
    30,
  );
  expect(back).toEqual([ours(150), { account: 'operator_payable', party: '7', amount: 400 }]);
  expect([sumBeside(back), ourFees(0), ourFees(5)]).toEqual([550, [], [ours(5)]]);
});

test('what goes back of insurances names each, and of how many seats', () => {
  const dear = { ...insurance, id: '9', names: { en: 'Insurance worldwide' } };
  const back = backBeside([
    { addOn: insurance, amount: 100 },
    { addOn: dear, amount: 300 },
    { addOn: insurance, amount: 100 },
  ]);
  expect(back).toEqual([premium(200, 2), { ...premium(300), addOn: dear }]);
});
