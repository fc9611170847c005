import { expect, test } from '@jest/globals';
import { sayText } from './icu-text.js';

const FACTS = { name: 'Sophea', place: 'Siem Reap', count: 2 };

test.each([
  ["It's {name}", "It's Sophea"],
  ["l'heure", "l'heure"],
  ["L'{place}", "L'Siem Reap"],
  ["l'{place}, c'est l'heure", "l'Siem Reap, c'est l'heure"],
  ["'{name}'", "'Sophea'"],
  ["''", "''"],
  ["'''{name}'''", "'''Sophea'''"],
  ["{name}'s seat", "Sophea's seat"],
  ["{name}'", "Sophea'"],
  ["'", "'"],
  ["{count, plural, one {# seat's} other {'#' seats'}}", "'2' seats'"],
  ["{count, plural, other {l'{name}: #}}", "l'Sophea: 2"],
  ['it’s {name}’s', 'it’s Sophea’s'],
  ["<b>'{name}'</b>", "<b>'Sophea'</b>"],
])('%s reads %s', (words, said) => expect(sayText(words, 'en', FACTS)).toBe(said));

test('an apostrophe in a value is one as well', () =>
  expect(sayText("l'{name}", 'en', { name: "D'Artagnan '{place}'" })).toBe("l'D'Artagnan '{place}'"));
