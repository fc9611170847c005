import { expect, test } from '@jest/globals';
import { type AddOnForm, addOnProblems } from './add-on-form.rules.js';

const form = (change: Partial<AddOnForm> = {}): AddOnForm => ({
  kind: 'LUGGAGE',
  operatorId: '7',
  currency: 'USD',
  fixed: 200,
  percent: null,
  mostPerSeat: 3,
  ...change,
});

test.each<[string, Partial<AddOnForm>, string[]]>([
  ['a bag of an operator', {}, []],
  ['a bag of the platform', { operatorId: null }, []],
  ['a share of the price alone', { fixed: null, percent: 1000 }, []],
  ['an amount and a share', { percent: 500 }, []],
  ['nothing to pay', { fixed: null }, ['fixed NO_PRICE']],
  ['nothing to pay, in figures', { fixed: 0, percent: 0 }, ['fixed NO_PRICE']],
  ['riel', { currency: 'KHR', fixed: 800_000 }, []],
  ['half a riel', { currency: 'KHR', fixed: 150 }, ['fixed RANGE']],
  ['a dong, which has no cents', { currency: 'VND', fixed: 1 }, []],
  ["the platform's insurance", { kind: 'INSURANCE', operatorId: null, mostPerSeat: 1 }, []],
  ["an operator's insurance", { kind: 'INSURANCE', mostPerSeat: 1 }, ['kind PLATFORM_ONLY']],
  ['a seat insured twice', { kind: 'INSURANCE', operatorId: null, mostPerSeat: 2 }, ['mostPerSeat ONCE_A_SEAT']],
  ["an operator's flexible ticket", { kind: 'FLEX', mostPerSeat: 1 }, []],
  ["the platform's flexible ticket", { kind: 'FLEX', operatorId: null, mostPerSeat: 1 }, ['operatorId OPERATOR_ONLY']],
  ['a seat twice flexible', { kind: 'FLEX', mostPerSeat: 2 }, ['mostPerSeat ONCE_A_SEAT']],
  ['many meals', { kind: 'OTHER', mostPerSeat: 10 }, []],
  [
    'all of it at once',
    { kind: 'INSURANCE', fixed: null, mostPerSeat: 2 },
    ['kind PLATFORM_ONLY', 'fixed NO_PRICE', 'mostPerSeat ONCE_A_SEAT'],
  ],
])('%s', (_, change, wrong) => {
  expect(addOnProblems(form(change)).map(({ path, code }) => `${path} ${code}`)).toEqual(wrong);
});
