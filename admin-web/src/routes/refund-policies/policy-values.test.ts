import { describe, expect, test } from '@jest/globals';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import { CURRENCIES, inputOf, type PolicyValues, tierValues, wrongIn } from './policy-values.js';

const filled = (more: Partial<PolicyValues> = {}, currency = 'USD'): PolicyValues => ({
  operatorId: '7',
  routeId: '',
  routeScheduleId: '',
  class: 'STANDARD',
  currency,
  soldFrom: '',
  ...tierValues([{ hoursBefore: 0, percent: 0, fixedFee: 0 }], currency),
  ...more,
});

test.each(CURRENCIES)('class Standard of %s is sent as it was read', (currency) => {
  const values = filled(tierValues(standardRefund(currency), currency), currency);
  expect(wrongIn(values)).toEqual({});
  expect(inputOf(values, 3)).toMatchObject({ expectedVersion: 3, currency, tiers: standardRefund(currency) });
});

describe('what is wrong stands at its field', () => {
  test.each([
    ['no step', { hours0: '', percent0: '', fee0: '' }, { hours0: 'REQUIRED' }],
    ['a step that ends before departure', { hours0: '4' }, { hours0: 'RANGE' }],
    ['no number', { hours1: 'x', percent1: '5' }, { hours1: 'NUMBER' }],
    ['the same hours twice', { hours1: '0', percent1: '0' }, { hours1: 'RANGE' }],
    ['more percent later', { percent0: '60', hours1: '24', percent1: '50' }, { percent0: 'RANGE' }],
    ['more than everything', { percent0: '101' }, { percent0: 'RANGE' }],
    ['a fee below nothing', { fee0: '-1' }, { fee0: 'NUMBER' }],
    ['a route of nobody', { operatorId: '', routeId: '5' }, { operatorId: 'REQUIRED' }],
  ] as [string, Partial<PolicyValues>, object][])('%s', (_, more, wrong) => {
    expect(wrongIn(filled(more))).toMatchObject(wrong);
  });
});

test('who looks after some operators names one of them', () => {
  expect(wrongIn(filled({ operatorId: '' }), false)).toEqual({ operatorId: 'REQUIRED' });
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
  const values = filled({ hours5: '24', percent5: '90', fee5: '1,50' });
  expect(wrongIn(values)).toEqual({});
  expect(inputOf(values, 0).tiers).toEqual([
    { hoursBefore: 24, percent: 90, fixedFee: 150 },
    { hoursBefore: 0, percent: 0, fixedFee: 0 },
  ]);
});
