import { expect, test } from '@jest/globals';
import { addOnsBack, backFees, shareOfAddOns } from './add-on-back.rules.js';
import type { AddOnKind } from '@naga/kernel/add-on.js';
import type { HeldAddOn } from './add-on.rules.js';

const held = (kind: AddOnKind, amount = 300): HeldAddOn => ({
  partId: '11',
  addOn: { id: kind, kind, operatorId: null, names: { en: kind }, quantity: 1 },
  amount,
});
const GRACE = { percent: 100, isInGrace: true };

test.each([
  ['INSURANCE', { percent: 0, isInGrace: false }, 300],
  ['INSURANCE', { percent: 50, isInGrace: false }, 300],
  ['FLEX', { percent: 100, isInGrace: false }, 0],
  ['FLEX', GRACE, 300],
  ['LUGGAGE', { percent: 75, isInGrace: false }, 225],
  ['LUGGAGE', { percent: 0, isInGrace: false }, 0],
  ['OTHER', { percent: 50, isInGrace: false }, 150],
  ['OTHER', GRACE, 300],
] as const)('%s of a seat that goes back by %j: %i of 300', (kind, seat, amount) => {
  expect(addOnsBack([held(kind)], seat, 'USD')).toEqual(amount === 0 ? [] : [held(kind, amount)]);
});

test('in riel what can be paid goes back', () => {
  expect(addOnsBack([held('LUGGAGE', 10_000)], { percent: 75, isInGrace: false }, 'KHR')).toEqual([
    held('LUGGAGE', 7_500),
  ]);
  expect(addOnsBack([held('LUGGAGE', 300)], { percent: 50, isInGrace: false }, 'KHR')).toEqual([held('LUGGAGE', 200)]);
});

test.each([
  [0, []],
  [400, [300, 100]],
  [200, [150, 50]],
])('%i of what two cost is shared by what they cost', (amount, shares) => {
  const two = [held('LUGGAGE'), held('INSURANCE', 100)];
  expect(shareOfAddOns(two, amount, 'USD').map((one) => one.amount)).toEqual(shares);
});

test('what goes back is a fee below zero', () => {
  const { partId, addOn } = held('LUGGAGE');
  expect(backFees([held('LUGGAGE')])).toEqual([{ name: 'add_on_back', amount: -300, partId, addOn }]);
});
