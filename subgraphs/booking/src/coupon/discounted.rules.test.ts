import { expect, test } from '@jest/globals';
import { discountsOf, lowered, restored, savedOf, undiscounted } from './discounted.rules.js';

const seat = {
  fare: 1200,
  platformDiscount: 0,
  promoted: 0,
  points: 0,
  stages: [{ name: 'base', amount: 1200, subtotal: 1200, source: 'zones' }],
};
const COUPON = { name: 'coupon', source: 'coupon 7 version 2' } as const;
const PROMOTION = { name: 'promotion', source: 'promotion 8 version 1' } as const;

test('a coupon is one stage more, after which the fare is what is paid', () => {
  const cheaper = lowered(seat, { discount: 300, platformDiscount: 200 }, COUPON);
  expect(cheaper).toMatchObject({ fare: 900, platformDiscount: 200, promoted: 0 });
  expect(cheaper.stages.at(-1)).toEqual({ name: 'coupon', amount: -300, subtotal: 900, source: 'coupon 7 version 2' });
  expect(savedOf([cheaper, seat])).toBe(300);
});

test('taken off again, the seat is what it was', () => {
  const cheaper = lowered(seat, { discount: 1200, platformDiscount: 0 }, COUPON);
  expect(cheaper.fare).toBe(0);
  expect(restored(cheaper)).toEqual(seat);
});

test('promotions are stages before it: they stay when it goes, and know what of a discount is theirs', () => {
  const promoted = lowered(
    lowered(seat, { discount: 100, platformDiscount: 60 }, PROMOTION),
    { discount: 50, platformDiscount: 50 },
    { ...PROMOTION, source: 'promotion 9 version 1' },
  );
  const both = lowered(promoted, { discount: 300, platformDiscount: 200 }, COUPON);
  expect(both).toMatchObject({ fare: 750, platformDiscount: 310, promoted: 110 });
  expect([savedOf([both], 'promotion'), savedOf([both]), discountsOf([both])]).toEqual([150, 300, 450]);
  expect(restored(both)).toEqual(promoted);
  expect(undiscounted(both)).toEqual(seat);
});

test('a fare never falls below zero', () => {
  expect(() => lowered(seat, { discount: 1201, platformDiscount: 0 }, COUPON)).toThrow('a coupon takes more');
});
