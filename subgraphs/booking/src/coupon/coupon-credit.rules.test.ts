import { expect, test } from '@jest/globals';
import { creditDiscount } from './coupon-credit.rules.js';

const sold = (fare: number, saved: number) => ({
  stages: [
    { name: 'base', amount: fare, subtotal: fare, source: 'zones' },
    ...(saved === 0 ? [] : [{ name: 'coupon', amount: -saved, subtotal: fare - saved, source: 'coupon 7 version 2' }]),
  ],
});
const news = (...fares: number[]) =>
  fares.map((fare, index) => ({
    ref: String(index),
    fare,
    platformDiscount: 0,
    promoted: 0,
    stages: [{ name: 'base', amount: fare, subtotal: fare, source: 'zones' }],
  }));
const savings = (...all: (readonly [ref: string, discount: number, ours?: number])[]) =>
  new Map(all.map(([ref, discount, platformDiscount = discount]) => [ref, { discount, platformDiscount }]));

test.each([
  ['the same fare: what it saved', [sold(1200, 300)], [], savings(['0', 300]), [1200], [900]],
  ['a dearer ride: no more than it saved', [sold(1200, 300)], [], savings(['0', 500]), [2000], [1700]],
  ['a cheaper one: no more than it would save there', [sold(1200, 600)], [], savings(['0', 200]), [400], [200]],
  ['rules that do not hold: nothing', [sold(1200, 300)], [], savings(), [1200], [1200]],
  ['seats that stay keep theirs', [sold(1200, 150)], [sold(1200, 150)], savings(['0', 100], ['k', 200]), [600], [450]],
  ['no coupon of its own: nothing', [sold(1200, 0)], [sold(1200, 300)], savings(['0', 300]), [1200], [1200]],
  ['a free ride stays free', [sold(1200, 1200)], [], savings(['0', 1200]), [1200], [0]],
  [
    'several seats share it by their fares',
    [sold(1000, 301)],
    [],
    savings(['0', 300], ['1', 300]),
    [600, 300],
    [399, 200],
  ],
  ['seats it does not help get nothing', [sold(1000, 300)], [], savings(['1', 300]), [600, 600], [600, 300]],
])('for %s', (_, given, kept, would, fares, expected) => {
  const seats = creditDiscount(news(...fares), { name: 'coupon', given, kept, savings: would, currency: 'USD' });
  expect(seats.map(({ fare }) => fare)).toEqual(expected);
});

test('the platform bears its share of what stays, under the coupon it was sold with', () => {
  const [seat] = creditDiscount(news(1200), {
    name: 'coupon',
    given: [sold(1200, 300)],
    kept: [],
    savings: savings(['0', 400, 100]),
    currency: 'USD',
  });
  expect(seat).toMatchObject({ fare: 900, platformDiscount: 75 });
  expect(seat!.stages.at(-1)).toEqual({ name: 'coupon', amount: -300, subtotal: 900, source: 'coupon 7 version 2' });
});

test('in riel it is shared and borne in whole ones', () => {
  const seats = creditDiscount(news(600_00, 600_00), {
    name: 'coupon',
    given: [sold(1000_00, 301_00)],
    kept: [],
    savings: savings(['0', 300_00, 100_00], ['1', 300_00, 100_00]),
    currency: 'KHR',
  });
  expect(seats.map(({ fare, platformDiscount }) => [fare, platformDiscount])).toEqual([
    [449_00, 50_00],
    [450_00, 50_00],
  ]);
});

test('promotions stay credited under their own stage, and are told apart from what a coupon bears', () => {
  const promoted = (fare: number, ...saved: number[]) => ({
    stages: saved.map((amount, at) => ({
      name: 'promotion',
      amount: -amount,
      subtotal: fare,
      source: `promotion ${at + 1}`,
    })),
  });
  const [seat] = creditDiscount(news(1200), {
    name: 'promotion',
    given: [promoted(1000, 100, 50), promoted(1000, 100, 50)],
    kept: [],
    savings: savings(['0', 200, 100]),
    currency: 'USD',
  });
  expect(seat).toMatchObject({ fare: 1000, platformDiscount: 100, promoted: 100 });
  expect(seat!.stages.at(-1)).toMatchObject({ name: 'promotion', amount: -200, source: 'promotion 1, promotion 2' });
});
