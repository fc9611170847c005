import { expect, test } from '@jest/globals';
import { aBooking, aPart } from '../../../test/checkout-fixtures.js';
import { stayingOf } from './staying.js';

const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
const fee = (name: string, amount: number) => ({ __typename: 'BookingFee' as const, name, amount: usd(amount) });
const [leg] = aBooking().legs;
const ride = (id: string, state: 'TICKETED' | 'REJECTED') => ({ ...leg!, id, parts: [aPart({ state })] });

test('of a booking nothing was refused of, everything stays', () => {
  const booking = aBooking();
  expect(stayingOf(booking)).toEqual({
    legs: booking.legs,
    fees: booking.fees,
    total: { amount: booking.total.amount, currency: 'USD' },
  });
});

test('a refused ride is neither ridden nor paid, and takes its share of the fee along', () => {
  const sale = { legs: [ride('1', 'TICKETED'), ride('2', 'REJECTED')], total: usd(2460) };
  const { legs, total } = stayingOf({ ...sale, fees: [fee('transaction', 60), fee('refused', -30)] });
  expect(legs.map(({ id }) => id)).toEqual(['1']);
  expect(total).toEqual({ amount: 1230, currency: 'USD' });
});

test('where all was refused, the sale is told as it was', () => {
  const sale = { legs: [ride('1', 'REJECTED')], total: usd(1260) };
  const { legs, fees, total } = stayingOf({ ...sale, fees: [fee('transaction', 60), fee('refused', -60)] });
  expect(legs).toEqual(sale.legs);
  expect(fees.map(({ name }) => name)).toEqual(['transaction']);
  expect(total.amount).toBe(1260);
});
