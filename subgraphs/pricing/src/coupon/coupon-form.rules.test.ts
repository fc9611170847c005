import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { type CouponForm, couponProblems, staysWithin, storedForm } from './coupon-form.rules.js';

const form = (change: Partial<CouponForm> = {}): CouponForm => ({
  name: 'Summer',
  kind: 'PERCENT',
  value: 1000,
  currency: 'USD',
  weekdays: [],
  transportTypes: [],
  operatorIds: [],
  routeIds: [],
  firstBookingOnly: false,
  channels: [],
  paymentMethods: [],
  fundedBy: 'PLATFORM',
  operatorShare: 0,
  combinesWithOffers: true,
  active: true,
  ...change,
});

test.each<[string, Partial<CouponForm>, string[]]>([
  ['nothing wrong', {}, []],
  ['more than all', { value: 10_001 }, ['input.value']],
  ['an amount above a hundred dollars', { kind: 'AMOUNT', value: 10_001 }, []],
  ['riel that nobody can pay', { kind: 'AMOUNT', currency: 'KHR', value: 150, cap: 250 }, ['input.value', 'input.cap']],
  [
    'a price, a minimum and a budget in riel that nobody can pay',
    { kind: 'SET_PRICE', currency: 'KHR', value: 150, minimumAmount: 250, budget: 350 },
    ['input.value', 'input.minimumAmount', 'input.budget'],
  ],
  ['an odd percentage in riel', { currency: 'KHR', value: 1250, cap: 200 }, []],
  ['an end before its beginning', { buyFrom: new Date(2), buyUntil: new Date(1) }, ['input.buyUntil']],
  [
    'travel that ends before it begins',
    { travelFrom: travelDate('2026-12-02'), travelUntil: travelDate('2026-12-01') },
    ['input.travelUntil'],
  ],
  ['an eighth weekday', { weekdays: [8] }, ['input.weekdays']],
  ['shared, and nobody bears a share', { fundedBy: 'SHARED' }, ['input.operatorShare']],
])('%s', (_, change, paths) => {
  expect(couponProblems(form(change)).map(({ path }) => path)).toEqual(paths);
});

const operator = { operatorId: '7', countryCode: 'KH' };
const platform = { operatorId: null, countryCode: null };

test.each<[string, Partial<CouponForm>, typeof operator | typeof platform, boolean]>([
  ['the platform on everybody', {}, platform, true],
  ['an operator on itself', { fundedBy: 'OPERATOR', operatorIds: ['7'] }, operator, true],
  ['an operator without naming itself', { fundedBy: 'OPERATOR' }, operator, true],
  ['an operator on another', { fundedBy: 'OPERATOR', operatorIds: ['8'] }, operator, false],
  ['an operator with the platform’s money', { operatorIds: ['7'] }, operator, false],
])('%s', (_, change, owner, may) => {
  expect(staysWithin(form(change), owner)).toBe(may);
});

test('what an operator makes names it, and a share is kept only where it is shared', () => {
  expect(storedForm(form({ fundedBy: 'OPERATOR', operatorShare: 500 }), operator)).toMatchObject({
    operatorIds: ['7'],
    operatorShare: 0,
  });
});
