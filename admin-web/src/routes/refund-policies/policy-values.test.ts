import { describe, expect, test } from '@jest/globals';
import { standardRefund, untilDeparture } from '@naga/kernel/standard-refund.js';
import {
  CURRENCIES,
  exchangeValues,
  inCurrency,
  inputOf,
  type PolicyValues,
  standardValues,
  termsOf,
  tierValues,
  wrongIn,
} from './policy-values.js';
import { minutesOf, typedTime } from './time-before.js';

const filled = (more: Partial<PolicyValues> = {}, currency = 'USD'): PolicyValues => ({
  operatorId: '7',
  routeId: '',
  routeScheduleId: '',
  class: 'STANDARD',
  currency,
  soldFrom: '',
  reason: '',
  ...tierValues([{ minutesBefore: 0, percent: 0, fixedFee: 0 }], currency),
  ...exchangeValues({ minutesBefore: 240, fee: 100 }, currency),
  ...more,
});

test.each(CURRENCIES)('class Standard of %s is sent as it was read', (currency) => {
  const values = filled(standardValues(currency), currency);
  expect(wrongIn(values)).toEqual({});
  const { tiers, ...sent } = inputOf(values, 3);
  expect(sent).toMatchObject({ expectedVersion: 3, currency, exchange: { minutesBefore: 240 } });
  expect(untilDeparture(tiers as never)).toEqual(standardRefund(currency));
});

test.each([
  [0, '0', 'hours'],
  [15, '15', 'minutes'],
  [90, '90', 'minutes'],
  [240, '4', 'hours'],
  [1440, '24', 'hours'],
  [2160, '36', 'hours'],
  [2880, '2', 'days'],
] as const)('%d minutes are typed as %s %s', (minutes, count, unit) => {
  expect(typedTime(minutes)).toEqual({ count, unit });
  expect(minutesOf(count, unit)).toBe(minutes);
});

test('Flex is one row: everything until 15 minutes before', () => {
  const values = filled({ before0: '15', unit0: 'minutes', percent0: '100' });
  expect(inputOf(values, 0).tiers).toEqual([{ minutesBefore: 15, percent: 100, fixedFee: 0 }]);
  expect(termsOf(values)!.tiers.map(({ minutesBefore, percent }) => [minutesBefore, percent])).toEqual([
    [15, 100],
    [0, 0],
  ]);
});

test('another currency brings its own fees as long as the terms are those of class Standard', () => {
  const standard = filled(standardValues('USD'));
  expect(inCurrency(standard, 'KHR')).toEqual({ currency: 'KHR', ...standardValues('KHR') });
  expect(inCurrency({ ...standard, 'exchange.fee': '2' }, 'KHR')).toEqual({ currency: 'KHR' });
});

describe('what is wrong stands at its field', () => {
  test.each([
    ['no step', { before0: '', percent0: '', fee0: '' }, { before0: 'REQUIRED' }],
    ['no number', { before1: 'x', percent1: '5' }, { before1: 'NUMBER' }],
    ['the same time twice', { before0: '1', before1: '60', unit1: 'minutes', percent1: '0' }, { before1: 'RANGE' }],
    ['earlier than anybody buys', { before0: '366', unit0: 'days' }, { before0: 'RANGE' }],
    ['a change at no time', { 'exchange.minutesBefore': '' }, { 'exchange.minutesBefore': 'NUMBER' }],
    ['a change too early', { 'exchange.minutesBefore': '9000' }, { 'exchange.minutesBefore': 'RANGE' }],
    ['a change for no amount', { 'exchange.fee': 'x' }, { 'exchange.fee': 'AMOUNT' }],
    ['a change for more than a hundred dollars', { 'exchange.fee': '100,01' }, { 'exchange.fee': 'RANGE' }],
    ['more percent later', { percent0: '60', before1: '24', percent1: '50' }, { percent0: 'RANGE' }],
    ['more than everything', { percent0: '101' }, { percent0: 'RANGE' }],
    ['a fee below nothing', { fee0: '-1' }, { fee0: 'AMOUNT' }],
    ['a route of nobody', { operatorId: '', routeId: '5' }, { operatorId: 'REQUIRED' }],
  ] as [string, Partial<PolicyValues>, object][])('%s', (_, more, wrong) => {
    expect(wrongIn(filled(more))).toMatchObject(wrong);
  });
});

test('who looks after some operators names one of them', () => {
  expect(wrongIn(filled({ operatorId: '' }), { mayBeEverybodys: false })).toEqual({ operatorId: 'REQUIRED' });
  expect(wrongIn(filled({ operatorId: '' }))).toEqual({});
});

test.each([
  [{ routeId: '5' }, { routeId: '5', routeScheduleId: null }],
  [
    { routeId: '5', routeScheduleId: '6' },
    { routeId: null, routeScheduleId: '6' },
  ],
])('chosen %j, it is of the smallest place: %j', (place, expected) =>
  expect(inputOf(filled(place), 0)).toMatchObject(expected),
);

test('steps may be typed in any order; empty rows are none', () => {
  const values = filled({ before5: '24', percent5: '90', fee5: '1,50' });
  expect(wrongIn(values)).toEqual({});
  expect(inputOf(values, 0).tiers).toEqual([
    { minutesBefore: 1440, percent: 90, fixedFee: 150 },
    { minutesBefore: 0, percent: 0, fixedFee: 0 },
  ]);
});

test('who only asks says why', () => {
  expect(wrongIn(filled(), { asks: true })).toEqual({ reason: 'REQUIRED' });
  expect(wrongIn(filled({ reason: 'Guests decide late' }), { asks: true })).toEqual({});
});
