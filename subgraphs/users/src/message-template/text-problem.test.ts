import { expect, test } from '@jest/globals';
import { sayText } from './icu-text.js';
import { placeholdersOf, textProblem } from './text-problem.js';

const OWN = 'Pay {amount} by {time}: {count, plural, one {# seat} other {# seats}}';

test('the list of placeholders is what the code’s own text uses', () =>
  expect(placeholdersOf(OWN)).toEqual([
    { name: 'amount', kind: 'TEXT', isRequired: true },
    { name: 'time', kind: 'TEXT', isRequired: false },
    { name: 'count', kind: 'NUMBER', isRequired: false },
  ]));

test.each([
  ['the text itself', OWN, undefined],
  ['less of it', 'Please pay {amount}', undefined],
  ['a number said as it is', '{count}: {amount}', undefined],
  ['what looks like markup, which is letters', '<b>{amount}</b> <script>', undefined],
  ['an unknown placeholder', 'Pay {amount} to {bank}', 'PLACEHOLDER_UNKNOWN bank'],
  ['one hidden in a plural', '{amount} {count, plural, other {{secret}}}', 'PLACEHOLDER_UNKNOWN secret'],
  ['an amount that is missing', 'Pay by {time}', 'PLACEHOLDER_MISSING amount'],
  ['a text counted', '{amount, plural, other {#}}', 'PLACEHOLDER_MISUSED amount'],
  ['a text chosen by', '{amount} {time, select, other {x}}', 'PLACEHOLDER_MISUSED time'],
  ['a number drawn otherwise', '{amount} {count, number, percent}', 'PLACEHOLDER_MISUSED count'],
  ['an apostrophe before a bracket', "L'{amount}", undefined],
  ['brackets between apostrophes, which hide nothing', "'{bank}' {amount}", 'PLACEHOLDER_UNKNOWN bank'],
  ['an amount between apostrophes', "'{amount}'", undefined],
  ['an open bracket', 'Pay {amount', 'TEXT_MALFORMED '],
  ['a plural without other', '{amount} {count, plural, one {x}}', 'TEXT_MALFORMED '],
  ['a second line', 'Pay\n{amount}', 'TEXT_MALFORMED '],
  ['letters that turn the line', 'Pay \u202e{amount}', 'TEXT_MALFORMED '],
  ['too many letters', `{amount}${'x'.repeat(2000)}`, 'TEXT_TOO_LONG '],
])('%s', (_, words, expected) => {
  const problem = textProblem('mail.cash.text', words, OWN);
  expect(problem && `${problem.code} ${problem.facts['name'] ?? ''}`).toBe(expected);
});

test('a subject is shorter', () =>
  expect(textProblem('mail.cash.subject', `{amount}${'x'.repeat(200)}`, OWN)?.facts).toEqual({ most: 200 }));

test('values are letters, whatever stands in them', () =>
  expect(sayText('Dear {name}', 'en', { name: '{pnr} <b>' })).toBe('Dear {pnr} <b>'));
