import { expect, test } from '@jest/globals';
import { aBooking, aPart, usd } from '../../../test/checkout-fixtures.js';
import { hadBeside, stillOffered } from './add-ons-again.js';
import { toldAgain } from './price-again.js';

const addOn = (id: string, quantity: number, amount: number) => ({
  __typename: 'SeatAddOn' as const,
  id,
  quantity,
  names: { __typename: 'LocalizedText' as const, en: id, km: null, th: null, vi: null, es: null },
  amount: usd(amount),
});
const [leg] = aBooking().legs;
const BEFORE = {
  legs: [
    { ...leg!, parts: [aPart({ addOns: [addOn('bag', 2, 1000)] }), aPart({ id: '2', position: 1, addOns: [] })] },
    { ...leg!, direction: 'RETURN' as const, parts: [aPart({ id: '3', addOns: [addOn('cover', 1, 100)] })] },
  ],
};
const HELD = [
  { direction: 'RETURN', parts: [{ id: '13', position: 0 }] },
  {
    direction: 'ONWARD',
    parts: [
      { id: '12', position: 1 },
      { id: '11', position: 0 },
    ],
  },
];
const HAD = [
  { addOnId: 'bag', partId: '11', quantity: 2, amount: 1000 },
  { addOnId: 'cover', partId: '13', quantity: 1, amount: 100 },
];
const offer = (id: string, partId: string, amount: number, mostPerSeat = 1) => ({
  __typename: 'AddOnOffer' as const,
  id,
  mostPerSeat,
  seats: [{ __typename: 'AddOnOfferSeat' as const, partId, unit: { __typename: 'Money' as const, amount } }],
});

test('what was beside a seat is wanted beside the seat of the same passenger on the same ride', () => {
  expect(hadBeside(BEFORE, HELD)).toEqual(HAD);
});

const cover = offer('cover', '13', 100);
const COVER = { addOnId: 'cover', partId: '13', quantity: 1 };
const BAGS = { addOnId: 'bag', partId: '11', quantity: 2 };
test.each([
  ['all of it, as it was', [offer('bag', '11', 500, 3), cover], [BAGS, COVER], undefined],
  ['another price', [offer('bag', '11', 600, 3), cover], [BAGS, COVER], 'repriced'],
  ['none of one any more', [cover], [COVER], 'gone'],
  ['fewer of one', [offer('bag', '11', 500, 1), cover], [COVER], 'gone'],
  ['one beside another seat', [offer('bag', '12', 500, 3), cover], [COVER], 'gone'],
  ['nothing', null, [], 'gone'],
])('offered is %s', (_, offers, chosen, told) => {
  expect(stillOffered(HAD, offers)).toEqual({ chosen, told });
});

test('a new price is told with what is charged beside the seats; any other refusal as it is', () => {
  const fee = (name: string, amount: number) => ({ ...aBooking().fees[0]!, name, amount: usd(amount) });
  const booking = { fees: [fee('transaction', 60), fee('donation', 200), fee('add_on', 1000), fee('add_on', 100)] };
  const refusal = { code: 'PRICE_CHANGED', facts: { expected: 2460, total: 2660, currency: 'USD' } };
  expect(toldAgain(refusal, booking).facts).toEqual({ expected: 3760, total: 3960, currency: 'USD' });
  const taken = { code: 'SEATS_TAKEN', facts: { seats: ['5D'] } };
  expect(toldAgain(taken, booking)).toBe(taken);
});
