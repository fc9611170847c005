import { describe, expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import fc from 'fast-check';
import { inDecidingOrder, type RuleTerms, ruleOn } from './choose-rule.rules.js';

const rule = (id: string, more: Partial<RuleTerms> = {}): RuleTerms => ({
  id,
  status: 'ACTIVE',
  isDayOfWeekDependent: false,
  daysOfWeek: [],
  validFrom: null,
  validTo: null,
  ...more,
});
/** A Saturday. */
const SATURDAY = travelDate('2026-11-21');
const weekend = { isDayOfWeekDependent: true, daysOfWeek: [6, 7] };

describe('which rule decides', () => {
  test.each<[string, RuleTerms[], string | undefined]>([
    ['none without rules', [], undefined],
    ['one without ends always', [rule('1')], '1'],
    ['not one that is inactive', [rule('1', { status: 'INACTIVE' })], undefined],
    ['on its first day', [rule('1', { validFrom: '2026-11-21' })], '1'],
    ['not the day before', [rule('1', { validFrom: '2026-11-22' })], undefined],
    ['on its last day', [rule('1', { validTo: '2026-11-21' })], '1'],
    ['not the day after', [rule('1', { validTo: '2026-11-20' })], undefined],
    ['on its weekdays', [rule('1', weekend)], '1'],
    ['not on others', [rule('1', { isDayOfWeekDependent: true, daysOfWeek: [5] })], undefined],
    ['weekdays do not matter unless it depends on them', [rule('1', { daysOfWeek: [5] })], '1'],
    ['weekdays before all days', [rule('1', weekend), rule('2', { validFrom: '2026-11-01' })], '1'],
    [
      'the one that begins later',
      [rule('1', { validFrom: '2026-11-10' }), rule('2', { validFrom: '2026-11-01' })],
      '1',
    ],
    ['the one written later', [rule('10'), rule('9')], '10'],
    ['priority before weekdays', [rule('1', { priority: 1 }), rule('2', weekend)], '1'],
    ['priority before what is written later', [rule('1', { priority: -1 }), rule('2', { priority: -2 })], '1'],
    ['none below the others', [rule('1', { priority: -1 }), rule('2')], '2'],
  ])('%s', (_, rules, id) => {
    expect(ruleOn(inDecidingOrder(rules), SATURDAY)?.id).toBe(id);
  });

  const anyRule = fc.record({
    status: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const),
    isDayOfWeekDependent: fc.boolean(),
    daysOfWeek: fc.subarray([5, 6, 7]),
    validFrom: fc.constantFrom(null, '2026-11-01', '2026-11-21', '2026-11-22'),
    validTo: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
    priority: fc.constantFrom(-1, 0, 1),
  });

  test('the order in which they come never matters', () => {
    const rules = fc.array(anyRule, { maxLength: 8 }).map((all) => all.map((one, at) => rule(String(at + 1), one)));
    const shuffled = rules.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, others]) => {
        expect(inDecidingOrder(others)).toEqual(inDecidingOrder(all));
        expect(ruleOn(inDecidingOrder(others), SATURDAY)).toBe(ruleOn(inDecidingOrder(all), SATURDAY));
      }),
    );
  });
});
