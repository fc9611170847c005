import { expect, test } from '@jest/globals';
import { NEW_RULE, ruleOperation, type TypedRule, typedRule, wrongInRule } from './rule-values.js';

const rule = (more: Partial<TypedRule> = {}): TypedRule => ({ ...NEW_RULE, local: '10', nonLocal: '13,5', ...more });

test.each<[string, Partial<TypedRule>, object]>([
  ['a rule', {}, {}],
  ['half of one', { nonLocal: '' }, { nonLocal: 'REQUIRED' }],
  ['for nothing', { local: '0' }, { local: 'AMOUNT' }],
  ['no amount', { originalLocal: 'x' }, { originalLocal: 'AMOUNT' }],
  ['one that ends before it begins', { validFrom: '2027-01-01', validTo: '2026-12-31' }, { validTo: 'BEFORE_START' }],
  ['a priority above all', { priority: '1001' }, { priority: 'MAX' }],
  ['below all', { priority: '-3' }, {}],
])('knows what is wrong with %s', (_, more, expected) => {
  expect(wrongInRule(rule(more))).toEqual(expected);
});

test('says what is sent, and reads back', () => {
  const typed = rule({ originalLocal: '9', daysOfWeek: [6, 7], validTo: '2026-12-31', priority: '5' });
  const sent = ruleOperation({ ruleId: '7', routeTimingId: '100', rule: typed });
  expect(sent).toMatchObject({
    ...{ kind: 'PUT_RULE', ruleId: '7' },
    rule: {
      local: 1000,
      nonLocal: 1350,
      originalLocal: 900,
      isDayOfWeekDependent: true,
      daysOfWeek: [6, 7],
      priority: 5,
    },
  });
  expect(typedRule({ __typename: 'TariffRule', ...sent.rule } as never)).toEqual({ ...typed, nonLocal: '13.5' });
  expect(ruleOperation({ ruleId: '7', routeTimingId: '100', rule: undefined })).toEqual({
    kind: 'END_RULE',
    ruleId: '7',
  });
});
