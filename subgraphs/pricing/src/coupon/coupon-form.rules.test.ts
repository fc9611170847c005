import { expect, test } from '@jest/globals';
import { type CouponForm, couponProblems, ownerProblems } from './coupon-form.rules.js';

const form = (change: Partial<CouponForm> = {}): CouponForm => ({
  applies: 'BY_CODE',
  paymentMethods: [],
  kind: 'PERCENT',
  value: 1000,
  currency: 'USD',
  fundedBy: 'PLATFORM',
  ...change,
});

test.each<[string, Partial<CouponForm>, string[]]>([
  ['nothing wrong', {}, []],
  ['more than all', { value: 10_001 }, ['value RANGE']],
  ['no percent at all', { value: 0 }, ['value RANGE']],
  ['an amount of nothing', { kind: 'AMOUNT', value: 0 }, ['value RANGE']],
  ['a seat free of charge', { kind: 'SET_PRICE', value: 0 }, []],
  ['an amount above a hundred dollars', { kind: 'AMOUNT', value: 10_001 }, []],
  ['riel that nobody can pay', { kind: 'AMOUNT', currency: 'KHR', value: 150, cap: 250 }, ['value RANGE', 'cap RANGE']],
  [
    'a price, a minimum and a budget in riel that nobody can pay',
    { kind: 'SET_PRICE', currency: 'KHR', value: 150, minimumAmount: 250, budget: 350 },
    ['value RANGE', 'minimumAmount RANGE', 'budget RANGE'],
  ],
  ['an odd percentage in riel', { currency: 'KHR', value: 1250, cap: 200 }, []],
  ['an end before its beginning', { buyFrom: new Date(2), buyUntil: new Date(1) }, ['buyUntil ORDER']],
  [
    'the same as a file says it',
    { buyFrom: '2027-01-02T00:00:00Z', buyUntil: '2027-01-01T00:00:00Z' },
    ['buyUntil ORDER'],
  ],
  ['travel that ends before it begins', { travelFrom: '2026-12-02', travelUntil: '2026-12-01' }, ['travelUntil ORDER']],
  ['travel of a day', { travelFrom: '2026-12-02', travelUntil: '2026-12-02' }, []],
  ['shared, and nobody bears a share', { fundedBy: 'SHARED' }, ['operatorShare SHARE']],
  ['a share of what is not shared', { operatorShare: 500 }, ['operatorShare SHARE']],
  ['a promotion', { applies: 'BY_ITSELF', titles: { en: 'Water festival' } }, []],
  ['a promotion that travellers cannot read', { applies: 'BY_ITSELF', titles: { en: ' ' } }, ['titles.en REQUIRED']],
  [
    'a promotion for who pays in a certain way',
    { applies: 'BY_ITSELF', titles: { en: 'Water festival' }, paymentMethods: ['CARD'] },
    ['paymentMethods BY_ITSELF'],
  ],
  ['a share of what is', { fundedBy: 'SHARED', operatorShare: 500 }, []],
])('%s', (_, change, wrong) => {
  expect(couponProblems(form(change)).map(({ path, code }) => `${path} ${code}`)).toEqual(wrong);
});

test.each([
  ['the platform on everybody', 'PLATFORM', [], null, false, []],
  ['the platform on one', 'OPERATOR', ['7'], null, false, []],
  ['an operator on itself', 'OPERATOR', ['7'], '7', true, []],
  ['an operator without naming itself', 'OPERATOR', [], '7', true, ['operatorIds']],
  ['an operator on another', 'OPERATOR', ['8'], '7', true, ['operatorIds']],
  ['an operator on another as well', 'OPERATOR', ['7', '8'], '7', true, ['operatorIds']],
  ['an operator with the platform’s money', 'PLATFORM', ['7'], '7', true, ['fundedBy']],
  ['the platform with its money on an operator’s', 'PLATFORM', ['7'], '7', false, []],
  ['the platform makes an operator’s everybody’s', 'OPERATOR', [], '7', false, ['operatorIds']],
] as const)('%s', (_, fundedBy, operatorIds, operatorId, isOperator, paths) => {
  expect(ownerProblems({ operatorIds, fundedBy }, { operatorId }, isOperator).map(({ path }) => path)).toEqual(paths);
});
