import { expect, test } from '@jest/globals';
import { lowered, restored, savedOf } from './discounted.rules.js';

const seat = { fare: 1200, stages: [{ name: 'base', amount: 1200, subtotal: 1200, source: 'zones' }] };

test('a coupon is one stage more, after which the fare is what is paid', () => {
  const cheaper = lowered(seat, { discount: 300, platformDiscount: 200 }, 'coupon 7 version 2');
  expect(cheaper).toMatchObject({ fare: 900, platformDiscount: 200 });
  expect(cheaper.stages.at(-1)).toEqual({ name: 'coupon', amount: -300, subtotal: 900, source: 'coupon 7 version 2' });
  expect(savedOf([cheaper, seat])).toBe(300);
});

test('taken off again, the seat is what it was', () => {
  const cheaper = lowered(seat, { discount: 1200, platformDiscount: 0 }, 'coupon 7 version 2');
  expect(cheaper.fare).toBe(0);
  expect(restored(cheaper)).toEqual({ ...seat, platformDiscount: 0, points: 0 });
});

test('a fare never falls below zero', () => {
  expect(() => lowered(seat, { discount: 1201, platformDiscount: 0 }, '')).toThrow();
});
