import { expect, test } from '@jest/globals';
import type { PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { followingRules } from './follow-rules.rules.js';

const TODAY = '2026-11-20';
const row = (id: string, routeTimingId: string, more: Partial<PricingRuleRow> = {}): PricingRuleRow => ({
  ...{ id, operatorId: '1', routeTimingId, localValue: Number(id), nonLocalValue: 0 },
  ...{ originalLocalValue: 0, originalNonLocalValue: 0, validFrom: null, validTo: null, status: 'ACTIVE' },
  ...{ isDayOfWeekDependent: false, daysOfWeek: [], priority: 2, version: 3, ...more },
});
const RULES = Map.groupBy(
  [
    row('1', '10'),
    row('2', '10', { validTo: TODAY, status: 'INACTIVE' }),
    row('3', '10', { validTo: '2026-11-19' }),
    row('4', '20', { validFrom: '2027-01-01' }),
    row('6', '40', { validFrom: '2026-11-01' }),
    row('7', '40'),
    row('8', '40', { validFrom: '2026-10-01' }),
    row('5', '30', { validTo: '2026-11-19' }),
  ],
  ({ routeTimingId }) => routeTimingId,
);

test.each<[string, string, string[], string[], number[]]>([
  ['what is not over goes on, sold or not', '11', ['10'], [], [1, 2]],
  ['what begins later, too', '11', ['20', '10'], [], [4]],
  ['in the order in which they give way to one another', '11', ['40'], [], [7, 8, 6]],
  ['of one that had rules and has none by now, none', '11', ['30', '10'], [], []],
  ['of those before one that has none', '11', ['99', '10'], [], [1, 2]],
  ['not past one that has got its own', '11', ['99', '10'], ['99'], []],
  ['none twice', '11', ['10'], ['11'], []],
  ['none for who has its own', '20', ['10'], [], []],
])('%s', (_, routeTimingId, insteadOf, followed, values) => {
  const said = followingRules([{ routeTimingId, insteadOf }], { rules: RULES, followed: new Set(followed) }, TODAY);
  expect(
    said.map((one) => one.kind === 'PUT_RULE' && [one.rule.routeTimingId, one.rule.local, one.rule.priority]),
  ).toEqual(values.map((value) => [routeTimingId, value, 2]));
});
