import { expect, test } from '@jest/globals';
import { addOnsOf, heldAddOns, isSoldOn, unitPrice, withAddOns } from './add-on.rules.js';

const bag = { id: '3', kind: 'LUGGAGE', operatorId: '7', names: { en: 'Bag' }, quantity: 2 } as const;
const insurance = { id: '1', kind: 'INSURANCE', operatorId: null, names: { en: 'Insurance' }, quantity: 1 } as const;
const transaction = { name: 'transaction', amount: 50 };
const sold = (amount: number, addOn: typeof bag | typeof insurance = bag, partId = '11') => ({
  name: 'add_on',
  amount,
  partId,
  addOn,
});
const back = (amount: number) => ({ ...sold(0 - amount), name: 'add_on_back' });

test.each([
  ['so much', { percent: 0, fixed: 200 }, 1250, 'USD', 200],
  ['of the price', { percent: 1000, fixed: 0 }, 1255, 'USD', 126],
  ['both', { percent: 500, fixed: 100 }, 1000, 'USD', 150],
  ['in whole riel', { percent: 333, fixed: 0 }, 1_000_000, 'KHR', 33_300],
  ['of a free seat', { percent: 1000, fixed: 0 }, 0, 'USD', 0],
] as const)('%s', (_, price, seat, currency, unit) => expect(unitPrice(price, seat, currency)).toBe(unit));

const ride = { operatorId: '7', transportType: 'BUS' };
test.each([
  ['its own operator', { operatorId: '7' }, [], true],
  ['another operator', { operatorId: '8' }, [], false],
  ['the platform', { operatorId: null }, [], true],
  ['this kind of ride', { operatorId: null }, ['FERRY', 'BUS'], true],
  ['another kind of ride', { operatorId: null }, ['FERRY'], false],
] as const)('sold by %s: %j, %j', (_, { operatorId }, transportTypes, is) => {
  const terms = { ...bag, operatorId, transportTypes, percent: 0, fixed: 200, mostPerSeat: 3 };
  expect(isSoldOn(terms, ride)).toBe(is);
});

test.each([
  ['none', [transaction], []],
  ['one', [transaction, sold(400)], [[bag, 400]]],
  [
    'two',
    [sold(100, insurance), sold(400)],
    [
      [insurance, 100],
      [bag, 400],
    ],
  ],
  ['part of it went back', [sold(400), back(150)], [[bag, 250]]],
  ['all of it', [sold(400), back(400)], []],
] as const)('a seat has beside it: %s', (_, fees, held) => {
  expect(addOnsOf(fees, '11').map(({ addOn, amount }) => [addOn, amount])).toEqual(held);
  expect(addOnsOf(fees, '12')).toEqual([]);
});

test('two seats have the same beside them', () => {
  expect(heldAddOns([sold(400), sold(200, bag, '12')])).toEqual([
    { partId: '11', addOn: bag, amount: 400 },
    { partId: '12', addOn: bag, amount: 200 },
  ]);
});

test('chosen anew, other fees stay', () => {
  expect(withAddOns([transaction, sold(400)], [sold(100, insurance)])).toEqual([transaction, sold(100, insurance)]);
});
