import { expect, test } from '@jest/globals';
import { stayingOf } from './staying.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const fee = (name: string, amount: number) => ({ name, amount: usd(amount) });
const aPart = (state: string, id = '1') => ({ id, state, fare: usd(1200) });
const ride = (id: string, state: string) => ({ id, parts: [aPart(state)] });

test('of a booking nothing was refused of, everything stays', () => {
  const booking = { legs: [ride('1', 'TICKETED')], fees: [fee('transaction', 60)], total: usd(1260) };
  expect(stayingOf(booking)).toEqual({
    legs: booking.legs,
    fees: booking.fees,
    total: { amount: 1260, currency: 'USD' },
  });
});

test('a refused ride is neither ridden nor paid, and takes its share of the fee along', () => {
  const sale = { legs: [ride('1', 'TICKETED'), ride('2', 'REJECTED')], total: usd(2460) };
  const { legs, total } = stayingOf({ ...sale, fees: [fee('transaction', 60), fee('refused', -30)] });
  expect(legs.map(({ id }) => id)).toEqual(['1']);
  expect(total).toEqual({ amount: 1230, currency: 'USD' });
});

test('a seat that an overrule gave back takes its share of the fee along', () => {
  const sale = { legs: [ride('1', 'TICKETED'), ride('2', 'REFUNDED')], total: usd(2460) };
  expect(stayingOf({ ...sale, fees: [fee('transaction', 60), fee('overruled', -30)] }).total.amount).toBe(1230);
});

test('where all was refused, the sale is told as it was', () => {
  const sale = { legs: [ride('1', 'REJECTED')], total: usd(1260) };
  const { legs, fees, total } = stayingOf({ ...sale, fees: [fee('transaction', 60), fee('refused', -60)] });
  expect(legs).toEqual(sale.legs);
  expect(fees.map(({ name }) => name)).toEqual(['transaction']);
  expect(total.amount).toBe(1260);
});

test('a seat given back costs what the cancellation kept', () => {
  const [given, stays] = [aPart('REFUNDED'), aPart('TICKETED', '2')];
  const sale = { legs: [{ id: '1', parts: [given, stays] }], total: usd(2460) };
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
