import { describe, expect, test } from '@jest/globals';
import {
  aDemand,
  aPrice,
  aRule,
  dropPrice,
  dropSupplement,
  putDemand,
  putPrice,
  putRule,
  putSupplement,
} from '../tariff-operation/operation.fixture.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import { differences, type Version } from './compose-operations.rules.js';

const version = (number: number, ...operations: Operation[]): Version => ({
  ...{ number, effectiveFrom: `2026-12-0${number}`, operations },
});
const made = (madeId: string, operation: Extract<Operation, { kind: 'PUT_RULE' }>): Operation => ({
  ...operation,
  madeId,
});
const [cheap, dear] = [aPrice({ local: 400 }), aPrice({ local: 600 })];

describe('what a version has otherwise than an earlier one', () => {
  test('is of supplements what stands, and nothing that was made and taken back', () => {
    const first = { local: 100, foreign: 200 };
    const dearer = { local: 300, foreign: 200 };
    const versions = [version(1, putSupplement()), version(2, putSupplement({ local: 300 }, {}, first))];
    expect(differences(versions)).toEqual([
      { operation: putSupplement({ local: 300 }), number: 2, effectiveFrom: '2026-12-02' },
    ]);
    expect(differences([...versions, version(3, dropSupplement({}, dearer))])).toEqual([]);
  });

  test('is of demand what stands, by route', () => {
    const versions = [
      version(1, putDemand(), putDemand({ steps: [] }, '10')),
      version(2, putDemand({ floor: 90 }, null, aDemand())),
    ];
    expect(differences(versions)).toEqual([
      { operation: putDemand({ floor: 90 }), number: 2, effectiveFrom: '2026-12-02' },
      { operation: putDemand({ steps: [] }, '10'), number: 1, effectiveFrom: '2026-12-01' },
    ]);
    const taken: Operation = { kind: 'DROP_DEMAND', routeId: null, was: aDemand({ floor: 90 }) };
    expect(differences([...versions, version(3, taken)])).toHaveLength(1);
  });

  test('is of one change what it says', () => {
    expect(differences([version(1, putPrice({ local: 600 }, {}, cheap), putRule({}, null))])).toEqual([
      { operation: putPrice({ local: 600 }, {}, cheap), number: 1, effectiveFrom: '2026-12-01' },
      { operation: putRule({}, null), number: 1, effectiveFrom: '2026-12-01' },
    ]);
  });

  test('is of several from what was before the first to what is after the last', () => {
    const all = [
      version(1, putPrice({ local: 600 }, {}, cheap), putPrice({}, { to: '3' })),
      version(2, putPrice({ local: 700 }, {}, dear)),
    ];
    expect(differences(all)).toEqual([
      { operation: putPrice({ local: 700 }, {}, cheap), number: 2, effectiveFrom: '2026-12-02' },
      { operation: putPrice({}, { to: '3' }), number: 1, effectiveFrom: '2026-12-01' },
    ]);
  });

  test('is nothing where what was made was taken back', () => {
    const back = putPrice({ local: 400 }, {}, dear);
    expect(differences([version(1, putPrice({ local: 600 }, {}, cheap)), version(2, back)])).toEqual([]);
    expect(differences([version(1, putPrice()), version(2, dropPrice())])).toEqual([]);
    expect(differences([])).toEqual([]);
  });

  test('is a price that is not sold any more', () => {
    const all = [version(1, putPrice({ local: 600 }, {}, cheap)), version(2, dropPrice({}, dear))];
    expect(differences(all)).toMatchObject([{ operation: { kind: 'DROP_PRICE', was: cheap }, number: 2 }]);
  });

  test('is a rule with the terms that it has in the end, whichever took its place between', () => {
    const was = aRule();
    const all = [
      version(1, made('8', putRule({ local: 1100 }, '7', was))),
      version(2, made('9', putRule({ local: 1200 }, '8', aRule({ local: 1100 })))),
    ];
    expect(differences(all)).toEqual([
      { operation: putRule({ local: 1200 }, '7', was), number: 2, effectiveFrom: '2026-12-02' },
    ]);
    const ended = version(3, { kind: 'END_RULE', ruleId: '9', was: aRule({ local: 1200 }) });
    expect(differences([...all, ended])).toMatchObject([{ operation: { kind: 'END_RULE', ruleId: '7', was } }]);
  });

  test('is no rule that was made and ended, or ended and is there again', () => {
    const ends = (ruleId: string): Operation => ({ kind: 'END_RULE', ruleId, was: aRule() });
    expect(differences([version(1, made('8', putRule())), version(2, ends('8'))])).toEqual([]);
    expect(differences([version(1, ends('7')), version(2, made('8', putRule()))])).toEqual([]);
  });
});
