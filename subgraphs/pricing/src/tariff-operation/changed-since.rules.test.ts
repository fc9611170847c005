import { expect, test } from '@jest/globals';
import { changedSince } from './changed-since.rules.js';
import { aRule, putPrice, putRule, putSupplement } from './operation.fixture.js';

const row = (effectiveFrom: string | null, version: number) => ({ effectiveFrom, version }) as never;
const state = {
  prices: new Map([['1 2 ADULT', [row(null, 0), row('2026-12-01', 4)]]]),
  rules: new Map([['7', row(null, 5)]]),
  supplements: new Map([['supplement 4 - ADULT USD', [row('2026-12-01', 4)]]]),
  demands: new Map(),
  usualCommission: null,
};

test.each<[string, string, number, Parameters<typeof changedSince>[0], number[]]>([
  ['what was seen', '2026-12-01', 4, [putPrice()], []],
  ['what was written since', '2026-12-01', 3, [putPrice()], [0]],
  ['what holds later', '2026-11-30', 3, [putPrice()], []],
  ['a supplement that was seen', '2026-12-01', 4, [putSupplement()], []],
  ['a supplement that was written since', '2026-12-01', 3, [putSupplement()], [0]],
  ['no price yet', '2026-12-01', 3, [putPrice({}, { type: 'CHILD' })], []],
  ['a rule written since', '2026-12-01', 4, [putPrice({}, { type: 'CHILD' }), putRule({}, '7', aRule())], [1]],
  ['a rule that is over', '2026-12-01', 9, [putRule({}, '8', null)], [0]],
  ['a new rule', '2026-12-01', 0, [putRule()], []],
])('%s', (_, day, seen, operations, expected) => {
  expect(changedSince(operations, state, day, seen)).toEqual(expected);
});
