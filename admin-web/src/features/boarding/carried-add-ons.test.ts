import { expect, test } from '@jest/globals';
import { carriedAddOns } from './carried-add-ons.js';

const addOn = (id: string, kind: 'INSURANCE' | 'FLEX' | 'LUGGAGE' | 'OTHER', quantity = 1) => ({ id, kind, quantity });

test.each([
  ['nothing', [], []],
  ['what only paper knows', [addOn('1', 'INSURANCE'), addOn('2', 'FLEX')], []],
  [
    'luggage and the like',
    [addOn('3', 'LUGGAGE', 2), addOn('4', 'OTHER')],
    [addOn('3', 'LUGGAGE', 2), addOn('4', 'OTHER')],
  ],
  [
    'the same of many people',
    [addOn('3', 'LUGGAGE', 2), addOn('1', 'INSURANCE'), addOn('3', 'LUGGAGE')],
    [addOn('3', 'LUGGAGE', 3)],
  ],
])('of %s', (_, addOns, carried) => {
  expect(carriedAddOns(addOns)).toEqual(carried);
});
