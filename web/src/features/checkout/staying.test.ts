import { expect, test } from '@jest/globals';
import { aBooking, aPart } from '../../../test/checkout-fixtures.js';
import { stayingOf } from './staying.js';

const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
const fee = (name: string, amount: number) => ({ __typename: 'BookingFee' as const, name, amount: usd(amount) });
const [leg] = aBooking().legs;
const ride = (id: string, state: 'TICKETED' | 'REJECTED' | 'REFUNDED') => ({ ...leg!, id, parts: [aPart({ state })] });

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

test('a seat given back costs what the cancellation kept', () => {
  const [given, stays] = [aPart({ id: '1', state: 'REFUNDED' }), aPart({ id: '2', state: 'TICKETED' })];
  const sale = { legs: [{ ...leg!, parts: [given, stays] }], total: usd(2460) };
  const { legs, total } = stayingOf({ ...sale, fees: [fee('transaction', 60), fee('cancellation', 120)] });
  expect(legs[0]!.parts).toEqual([stays]);
  expect(total.amount).toBe(1200 + 60 + 120);
});

test('where everything was given back, the sale is told as it was', () => {
  const sale = { legs: [ride('1', 'REFUNDED')], total: usd(1260) };
  const { fees, total } = stayingOf({ ...sale, fees: [fee('transaction', 60), fee('cancellation', 120)] });
  expect(fees.map(({ name }) => name)).toEqual(['transaction']);
  expect(total.amount).toBe(1260);
});
