import { describe, expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import {
  checkCoupon,
  type CouponAsking,
  type CouponSeat,
  type CouponUsage,
  stillLowered,
} from './coupon-checks.rules.js';
import { TEN_DOLLARS, TEN_PERCENT } from './coupon-terms.fixture.js';
import type { CouponTerms } from './coupon-terms.rules.js';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const FRIDAY = travelDate('2026-11-27');
const SATURDAY = travelDate('2026-11-28');

const coupon = (change: Partial<CouponTerms> = {}): CouponTerms => ({ ...TEN_PERCENT, ...change });
const seat = (change: Partial<CouponSeat> = {}): CouponSeat => ({ ...TEN_DOLLARS, ...change });

const asking = (change: Partial<CouponAsking> = {}): CouponAsking => ({
  now: NOW,
  channel: 'web',
  currency: 'USD',
  seats: [seat()],
  isCustomerKnown: true,
  hasBought: false,
  takenGroups: [],
  ...change,
});

const usage = (change: Partial<CouponUsage> = {}): CouponUsage => ({
  total: 0,
  spent: 0,
  byCustomer: 0,
  today: 0,
  ...change,
});

/** Everything fails: a row without the first failure shows the second, and so on down rules.md 9. */
const EVERYTHING: Partial<CouponTerms> = {
  active: false,
  buyFrom: NOW + 1,
  buyUntil: NOW,
  channels: ['api'],
  currency: 'LAK',
  transportTypes: ['FERRY'],
  weekdays: [6],
  minimumAmount: 1001,
  firstBookingOnly: true,
  limitTotal: 1,
  combinesWithOffers: false,
  stackGroup: 'summer',
};
const FAILING = asking({ seats: [seat({ isOffer: true })], hasBought: true, takenGroups: ['summer'] });
const USED = usage({ total: 1, byCustomer: 1 });

describe('the first failure is the message', () => {
  const lifted: (readonly [string, Partial<CouponTerms>, Partial<CouponAsking>, Partial<CouponUsage>])[] = [
    ['COUPON_INACTIVE', {}, {}, {}],
    ['COUPON_NOT_STARTED', { active: true }, {}, {}],
    ['COUPON_EXPIRED', { buyFrom: null }, {}, {}],
    ['COUPON_WRONG_CHANNEL', { buyUntil: null }, {}, {}],
    ['COUPON_OTHER_CURRENCY', { channels: [] }, {}, {}],
    ['COUPON_WRONG_RIDE', { currency: 'USD' }, {}, {}],
    ['COUPON_WRONG_DATE', { transportTypes: [] }, {}, {}],
    ['COUPON_MINIMUM', { weekdays: [] }, {}, {}],
    ['COUPON_NOT_ELIGIBLE', { minimumAmount: null }, {}, {}],
    ['COUPON_ALREADY_USED', {}, { hasBought: false }, {}],
    ['COUPON_USED_UP', {}, {}, { byCustomer: 0 }],
    ['COUPON_NOT_COMBINABLE', {}, {}, { total: 0 }],
    ['COUPON_NOT_COMBINABLE', { combinesWithOffers: true }, {}, {}],
    ['COUPON_SAVES_NOTHING', { stackGroup: 'autumn', value: 0 }, {}, {}],
  ];
  test.each(lifted.map(([code], index) => [code, index] as const))('%s', (code, index) => {
    const steps = lifted.slice(0, index + 1);
    const terms = coupon(Object.assign({}, EVERYTHING, ...steps.map(([, change]) => change)));
    const asked: CouponAsking = Object.assign({}, FAILING, ...steps.map(([, , change]) => change));
    const used: CouponUsage = Object.assign({}, USED, ...steps.map(([, , , change]) => change));
    expect(checkCoupon(terms, asked, used)).toMatchObject({ code });
  });
});

describe('each check by itself', () => {
  test.each<[string, Partial<CouponTerms>, Partial<CouponAsking>, Partial<CouponUsage>, object | string]>([
    ['nothing demanded', {}, {}, {}, 'yes'],
    ['before it begins', { buyFrom: NOW + 1 }, {}, {}, { code: 'COUPON_NOT_STARTED' }],
    ['as it begins', { buyFrom: NOW }, {}, {}, 'yes'],
    ['as it ends', { buyUntil: NOW }, {}, {}, { code: 'COUPON_EXPIRED' }],
    ['another operator', { operatorIds: ['8'] }, {}, {}, { code: 'COUPON_WRONG_RIDE' }],
    ['another route', { routeIds: ['52'] }, {}, {}, { code: 'COUPON_WRONG_RIDE' }],
    ['an operator of another country', { countryCode: 'LA' }, {}, {}, { code: 'COUPON_WRONG_RIDE' }],
    ['another currency', { currency: 'LAK' }, {}, {}, { code: 'COUPON_OTHER_CURRENCY', facts: { currency: 'LAK' } }],
    ['the day before travel may begin', { travelFrom: SATURDAY }, {}, {}, { code: 'COUPON_WRONG_DATE' }],
    ['the last day of travel', { travelUntil: FRIDAY }, {}, {}, 'yes'],
    ['its weekday', { weekdays: [5] }, {}, {}, 'yes'],
    ['another weekday', { weekdays: [6, 7] }, {}, {}, { code: 'COUPON_WRONG_DATE', facts: { weekdays: [6, 7] } }],
    ['exactly the least amount', { minimumAmount: 1000 }, {}, {}, 'yes'],
    [
      'one passenger of two',
      { minimumPassengers: 2 },
      {},
      {},
      { code: 'COUPON_MINIMUM', facts: { reason: 'PASSENGERS', minimumPassengers: 2 } },
    ],
    [
      'one passenger out and back is one',
      { minimumPassengers: 2 },
      { seats: [seat(), seat({ ref: '1.0' })] },
      {},
      { code: 'COUPON_MINIMUM' },
    ],
    ['the other passport', { nationality: 'FOREIGN' }, {}, {}, { facts: { reason: 'NATIONALITY' } }],
    [
      'a first booking that is not',
      { firstBookingOnly: true },
      { hasBought: true },
      {},
      { facts: { reason: 'FIRST_BOOKING' } },
    ],
    [
      'a limit per customer and nobody known',
      { limitPerCustomer: 1 },
      { isCustomerKnown: false },
      {},
      { facts: { reason: 'CUSTOMER_UNKNOWN' } },
    ],
    ['two of two by this customer', { limitPerCustomer: 2 }, {}, { byCustomer: 2 }, { code: 'COUPON_ALREADY_USED' }],
    ['one of two by this customer', { limitPerCustomer: 2 }, {}, { byCustomer: 1 }, 'yes'],
    [
      'a first booking held already',
      { firstBookingOnly: true },
      {},
      { byCustomer: 1 },
      { code: 'COUPON_ALREADY_USED' },
    ],
    ['all of today', { limitPerDay: 3 }, {}, { today: 3 }, { code: 'COUPON_USED_UP' }],
    ['the budget to the cent', { budget: 1100 }, {}, { spent: 1000 }, 'yes'],
    ['a cent over the budget', { budget: 1099 }, {}, { spent: 1000 }, { code: 'COUPON_USED_UP' }],
    [
      'a seat at an offer',
      { combinesWithOffers: false },
      { seats: [seat({ isOffer: true })] },
      {},
      { facts: { with: 'OFFER' } },
    ],
    [
      'its group taken by a promotion',
      { stackGroup: 'summer' },
      { takenGroups: ['summer'] },
      {},
      { facts: { with: 'PROMOTION' } },
    ],
    ['another group taken', { stackGroup: 'autumn' }, { takenGroups: ['summer'] }, {}, 'yes'],
    ['without a group', {}, { takenGroups: ['summer'] }, {}, 'yes'],
    ['a price above the fare', { kind: 'SET_PRICE', value: 1200 }, {}, {}, { code: 'COUPON_SAVES_NOTHING' }],
  ])('%s', (_, terms, asked, used, expected) => {
    const answer = checkCoupon(coupon(terms), asking(asked), usage(used));
    if (expected === 'yes') expect(answer).toEqual((asked.seats ?? [seat()]).slice());
    else expect(answer).toMatchObject(expected as object);
  });
});

test('only the seats it is for are lowered', () => {
  const seats = [
    seat({ ref: 'out' }),
    seat({ ref: 'back', operatorId: '8' }),
    seat({ ref: 'foreign', nationality: 'FOREIGN' }),
  ];
  const answer = checkCoupon(coupon({ operatorIds: ['7'], nationality: 'LOCAL' }), asking({ seats }), usage());
  expect(answer).toEqual([seats[0]]);
});

describe('for a booking that travels otherwise, a used coupon', () => {
  test.each([
    ['no longer active', { active: false }],
    ['over for buyers', { buyUntil: NOW - 1 }],
    ['for another door', { channels: ['api'] }],
    ['used up', { limitTotal: 0, budget: 0, limitPerCustomer: 0 }],
    ['for first bookings', { firstBookingOnly: true }],
  ])('lowers seats though it is %s', (_, change) => {
    expect(stillLowered(coupon(change), asking())).toEqual([seat()]);
  });
  test.each([
    ['another operator', { operatorIds: ['8'] }],
    ['another route', { routeIds: ['52'] }],
    ['ferries', { transportTypes: ['FERRY'] }],
    ['other days of travel', { travelUntil: '2026-11-26' }],
    ['other weekdays', { weekdays: [6] }],
    ['another nationality', { nationality: 'FOREIGN' }],
    ['dearer journeys', { minimumAmount: 1001 }],
    ['more passengers', { minimumPassengers: 2 }],
    ['another currency', { currency: 'KHR' }],
  ] as [string, Partial<CouponTerms>][])('lowers none when it is for %s', (_, change) => {
    expect(stillLowered(coupon(change), asking())).toEqual([]);
  });
  test('lowers no offer that it does not combine with', () => {
    const seats = [seat({ isOffer: true }), seat({ ref: '0.1' })];
    expect(stillLowered(coupon({ combinesWithOffers: false }), asking({ seats }))).toEqual([seats[1]]);
  });
});
