import { describe, expect, test } from '@jest/globals';
import { MOST_OPERATIONS, operationProblems } from './operation-problems.rules.js';
import { aPrice, aRule, dropPrice, dropSupplement, putPrice, putRule, putSupplement } from './operation.fixture.js';
import type { Operation } from './operation.rules.js';

/** Zones 1 and 2 of the operator, 8 and 9 of route 5; timing 100. */
const KNOWN = {
  ownerOf: (zone: string) => ({ '1': 'operator', '2': 'operator', 'stop:21': 'operator', '8': '5', '9': '5' })[zone],
  hasTiming: (id: string) => id === '100',
  hasSeatCategory: (id: string) => id === '4',
  hasVehicleCategory: (id: string) => id === '3',
  hasRoute: (id: string) => id === '10',
};
const told = (...operations: Operation[]) =>
  operationProblems(operations, KNOWN).map(({ path, code }) => `${path.replace('operations.', '')} ${code}`);

describe('what is wrong with', () => {
  test.each<[string, Operation, string[]]>([
    ['a price', putPrice(), []],
    ['a price that is taken away', dropPrice(), []],
    ['a price of a zone that is made', putPrice({}, { from: 'stop:21' }), []],
    ['a price between zones of one route', putPrice({}, { from: '8', to: '9' }), []],
    ['a zone of nobody', putPrice({}, { from: '7' }), ['0.from UNKNOWN']],
    ['a zone of the operator and one of a route', putPrice({}, { from: '1', to: '9' }), ['0.to UNFIT']],
    ['a ride within a zone', putPrice({}, { from: '1', to: '1' }), []],
    ['for nothing', putPrice({ local: 0 }), ['0.price.local MIN']],
    ['too much', putPrice({ foreign: 1e12 }), ['0.price.foreign MAX']],
    ['half a riel', putPrice({ currency: 'KHR', local: 50, foreign: 100 }), ['0.price.local MATCHES']],
    ['a currency nobody knows', putPrice({ currency: 'XXX' as never }), ['0.price.currency IS_IN']],
    ['an offer', putPrice({ localOffer: 400, offerFrom: '2026-12-01', offerTo: '2026-12-01' }), []],
    ['an offer that saves nothing', putPrice({ localOffer: 500 }), ['0.price.localOffer OFFER_NOT_LOWER']],
    [
      'an offer that ends before it begins',
      putPrice({ offerFrom: '2026-12-02', offerTo: '2026-12-01' }),
      ['0.price.offerTo BEFORE_START'],
    ],
    ['no day', putPrice({ offerFrom: '2026-02-30' }), ['0.price.offerFrom IS_DATE']],
    ['more than all of it', putPrice({ commission: 10_001 }), ['0.price.commission MAX']],
    ['a rule', putRule(), []],
    ['a rule that proportions nothing', putRule({ originalLocal: 0, originalNonLocal: 0 }), []],
    ['a rule of another operator’s timing', putRule({ routeTimingId: '7' }), ['0.rule.routeTimingId UNKNOWN']],
    ['a rule for nothing', putRule({ nonLocal: 0 }), ['0.rule.nonLocal MIN']],
    ['weekdays that are none', putRule({ isDayOfWeekDependent: true, daysOfWeek: [8] }), ['0.rule.daysOfWeek IS_IN']],
    [
      'weekdays of which none is told',
      putRule({ isDayOfWeekDependent: true, daysOfWeek: [] }),
      ['0.rule.daysOfWeek REQUIRED'],
    ],
    [
      'a rule that ends before it begins',
      putRule({ validFrom: '2027-01-01', validTo: '2026-12-31' }),
      ['0.rule.validTo BEFORE_START'],
    ],
    ['a priority above all', putRule({ priority: 1001 }), ['0.rule.priority MAX']],
  ])('%s', (_, operation, expected) => {
    expect(told(operation)).toEqual(expected);
  });

  test('one price said twice', () => {
    expect(told(putPrice(), putPrice({ local: 600 }))).toEqual(['1.to TWICE']);
    expect(told(putPrice(), putPrice({}, { type: 'CHILD' }))).toEqual([]);
  });

  test.each<[string, Operation, string[]]>([
    ['a supplement', putSupplement(), []],
    ['one of nothing, on some vehicles', putSupplement({ local: 0 }, { vehicleCategoryId: '3' }), []],
    ['one for nothing at all', putSupplement({}, { seatCategoryId: null }), ['0.seatCategoryId REQUIRED']],
    ['one below nothing', putSupplement({ foreign: -1 }), ['0.supplement.foreign MIN']],
    ['one nobody can pay', putSupplement({ local: 150 }, { currency: 'KHR' }), ['0.supplement.local MATCHES']],
    ['seats of no category', putSupplement({}, { seatCategoryId: '5' }), ['0.seatCategoryId UNKNOWN']],
    ['vehicles of no category', putSupplement({}, { vehicleCategoryId: '5' }), ['0.vehicleCategoryId UNKNOWN']],
    ['no currency', putSupplement({}, { currency: 'EUR' as 'USD' }), ['0.currency IS_IN']],
    ['one that is taken away from what is no more', dropSupplement({ seatCategoryId: '5' }), []],
  ])('%s', (_, operation, expected) => {
    expect(told(operation)).toEqual(expected);
  });

  test('one supplement said twice', () => {
    expect(told(putSupplement(), dropSupplement())).toEqual(['1.seatCategoryId TWICE']);
    expect(told(putSupplement(), putSupplement({}, { currency: 'KHR' }))).toEqual([]);
  });

  test('one rule said twice', () => {
    expect(told(putRule({}, '7'), { kind: 'END_RULE', ruleId: '7', was: aRule() })).toEqual(['1.ruleId TWICE']);
    expect(told(putRule(), putRule())).toEqual([]);
  });

  test('none and too many', () => {
    expect(operationProblems([], KNOWN)).toMatchObject([{ path: 'operations', code: 'REQUIRED' }]);
    const many = Array.from({ length: MOST_OPERATIONS + 1 }, () => putPrice());
    expect(operationProblems(many, KNOWN)).toMatchObject([{ code: 'ARRAY_MAX_SIZE' }]);
  });

  test('a price is what it is', () => {
    expect(aPrice()).toMatchObject({ currency: 'USD', local: 500, foreign: 700 });
  });
});
