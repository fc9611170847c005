import { expect, test } from '@jest/globals';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import type { RuleTerms } from './choose-rule.rules.js';
import { inDecidingOrder, ruleOn } from './choose-rule.rules.js';
import { RuleBook } from './rule-book.js';

type Rule = RuleTerms & { readonly routeTimingId: string };
const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
  ...{ id, routeTimingId: '1', status: 'ACTIVE', isDayOfWeekDependent: false, daysOfWeek: [] },
  ...{ validFrom: null, validTo: null, ...more },
});
const FRIDAY = travelDate('2026-11-20');
const RULES = [
  rule('1'),
  rule('2', { isDayOfWeekDependent: true, daysOfWeek: [6] }),
  rule('3', { routeTimingId: '2', validTo: '2026-11-20' }),
];

test('a book knows of each timing and day what the rules say, asked again too', () => {
  const book = new RuleBook(RULES);
  for (const routeTimingId of ['1', '2', '3', '1', '2'])
    for (let ahead = 0; ahead < 9; ahead++) {
      const date = addDays(FRIDAY, ahead);
      const own = inDecidingOrder(RULES.filter((one) => one.routeTimingId === routeTimingId));
      expect(book.on(routeTimingId, date)).toBe(ruleOn(own, date));
    }
});

test('it forgets days before it remembers without end, and says the same', () => {
  const book = new RuleBook(RULES);
  for (let ahead = 0; ahead < 100_010; ahead++) book.on('2', addDays(FRIDAY, ahead));
  expect([book.on('2', FRIDAY)?.id, book.on('2', addDays(FRIDAY, 1))]).toEqual(['3', undefined]);
});
