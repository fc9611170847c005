import { expect, test } from '@jest/globals';
import type { OfferedCoupon } from './coupon-offers.rules.js';
import { TEN_PERCENT } from '../coupon/coupon-terms.fixture.js';
import { offersFor } from './coupon-offers.rules.js';

const coupon = (change: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  id: '1',
  name: 'Summer',
  code: 'SUMMER',
  ...TEN_PERCENT,
  kind: 'AMOUNT',
  value: 200,
  paymentMethods: [],
  total: 0,
  spent: 0,
  byCustomer: 0,
  today: 0,
  ...change,
});

const asking = {
  now: 0,
  channel: 'admin',
  currency: 'USD',
  isCustomerKnown: true,
  hasBought: false,
  takenGroups: [],
  seats: [
    {
      ref: '1',
      fare: 1000,
      passenger: 0,
      nationality: 'FOREIGN',
      operatorId: '7',
      countryCode: 'KH',
      routeId: '51',
      transportType: 'BUS',
      date: '2026-11-27',
      isOffer: false,
    },
  ],
} as unknown as Parameters<typeof offersFor>[1];

const seen = (...coupons: OfferedCoupon[]) =>
  offersFor(coupons, asking).map(({ coupon: { id }, saves, refused }) => [id, saves, refused?.code ?? null]);

test('what saves most comes first', () => {
  expect(seen(coupon(), coupon({ id: '2', kind: 'PERCENT', value: 3000 }))).toEqual([
    ['2', 300, null],
    ['1', 200, null],
  ]);
});

test.each<[string, Partial<OfferedCoupon>, string]>([
  ['too few passengers', { minimumPassengers: 2 }, 'COUPON_MINIMUM'],
  ['another weekday', { weekdays: [1] }, 'COUPON_WRONG_DATE'],
  ['other people', { nationality: 'LOCAL' }, 'COUPON_NOT_ELIGIBLE'],
])('what nearly holds is named with its reason, after what holds: %s', (_, change, code) => {
  expect(seen(coupon({ id: '2', ...change }), coupon())).toEqual([
    ['1', 200, null],
    ['2', 0, code],
  ]);
});

test.each<[string, Partial<OfferedCoupon>]>([
  ['of another operator', { operatorIds: ['8'] }],
  ['for another door', { channels: ['web'] }],
  ['used up', { limitTotal: 1, total: 1 }],
  ['not begun', { buyFrom: 1 }],
  ['that saves nothing', { value: 0 }],
])('a coupon %s is no offer', (_, change) => {
  expect(seen(coupon(change))).toEqual([]);
});
