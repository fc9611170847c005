import { expect, test } from '@jest/globals';
import { hasBought, saidProblems, WORDS_LENGTH } from './feedback.rules.js';

test.each([
  [1, null, []],
  [5, 'x'.repeat(WORDS_LENGTH), []],
  [0, null, ['rating RATING']],
  [6, null, ['rating RATING']],
  [2.5, null, ['rating RATING']],
  [3, 'x'.repeat(WORDS_LENGTH + 1), ['words TOO_LONG']],
  [0, 'x'.repeat(WORDS_LENGTH + 1), ['rating RATING', 'words TOO_LONG']],
])('a rating of %s with words is wrong at', (rating, words, wrong) =>
  expect(saidProblems({ rating, words }).map(({ path, code }) => `${path} ${code}`)).toEqual(wrong),
);

test.each([
  [['HELD'], false],
  [['EXPIRED', 'CANCELLED'], false],
  [['PENDING_OPERATOR'], true],
  [['TICKETED', 'REFUNDED'], true],
] as const)('%j has bought: %s', (states, bought) => expect(hasBought(states)).toBe(bought));
