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
      expect(book.on({ routeTimingId }, date)).toBe(ruleOn(own, date));
    }
});

test('it forgets days before it remembers without end, and says the same', () => {
  const book = new RuleBook(RULES);
  for (let ahead = 0; ahead < 100_010; ahead++) book.on({ routeTimingId: '2' }, addDays(FRIDAY, ahead));
  const of = { routeTimingId: '2' };
  expect([book.on(of, FRIDAY)?.id, book.on(of, addDays(FRIDAY, 1))]).toEqual(['3', undefined]);
});

test.each<[string, string, string[], string[], string | undefined]>([
  ['its own before those of whom it follows', '2', ['1'], [], '3'],
  ['those of whom it follows until it is heard of', '8', ['1'], [], '1'],
  ['the nearest', '8', ['2', '1'], [], '3'],
  ['the next where the nearest has none', '8', ['7', '1'], [], '1'],
  ['none once it was heard of', '8', ['1'], ['8'], undefined],
  ['none where the nearest has none of whom was heard', '8', ['7', '1'], ['7'], undefined],
  ['none where nobody has one', '8', ['7'], [], undefined],
])('a timing in place of another has %s', (_, routeTimingId, insteadOf, followed, id) => {
  expect(new RuleBook(RULES, followed).on({ routeTimingId, insteadOf }, FRIDAY)?.id).toBe(id);
});
