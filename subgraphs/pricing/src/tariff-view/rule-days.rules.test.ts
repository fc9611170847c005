import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import type { PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { aRule, putPrice, putRule } from '../tariff-operation/operation.fixture.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import { ruleDays, rulesWith } from './rule-days.rules.js';

/** A Friday. */
const FRIDAY = travelDate('2026-11-20');
const weekend: PricingRuleRow = {
  ...{ id: '7', operatorId: '1', routeTimingId: '100', localValue: 1000, nonLocalValue: 1300 },
  ...{ originalLocalValue: 900, originalNonLocalValue: 1200, validFrom: null, validTo: null, status: 'ACTIVE' },
  ...{ isDayOfWeekDependent: true, daysOfWeek: [6, 7], priority: 0 },
};
const told = (operations: Operation[], effectiveFrom = '2026-11-20') =>
  ruleDays(rulesWith([weekend], operations, effectiveFrom), FRIDAY, 4).map(({ decides }) =>
    decides === undefined ? '–' : decides.operation === null ? decides.id : `new ${decides.operation}`,
  );

test.each<[string, string[], string[]]>([
  ['as it is', told([]), ['–', '7', '7', '–']],
  ['a rule for every day gives way to weekdays', told([putRule()]), ['new 0', '7', '7', 'new 0']],
  ['unless it goes before them', told([putPrice(), putRule({ priority: 1 })]), ['new 1', 'new 1', 'new 1', 'new 1']],
  ['from its first day on', told([putRule({ priority: 1 })], '2026-11-22'), ['–', '7', 'new 0', 'new 0']],
  [
    'in the place of another',
    told([putRule({ isDayOfWeekDependent: true, daysOfWeek: [5] }, '7', aRule())]),
    ['new 0', '–', '–', '–'],
  ],
  ['a rule that ends', told([{ kind: 'END_RULE', ruleId: '7', was: null }], '2026-11-22'), ['–', '7', '–', '–']],
])('%s', (_, days, expected) => {
  expect(days).toEqual(expected);
});
