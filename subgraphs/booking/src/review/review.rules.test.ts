import { describe, expect, test } from '@jest/globals';
import {
  authorName,
  changeableUntil,
  hasTravelled,
  opinionProblems,
  type ReviewState,
  stateAfterWriting,
} from './review.rules.js';

describe('who has travelled', () => {
  test.each([
    [['COMPLETED'], true],
    [['NO_SHOW', 'COMPLETED'], true],
    [['BOARDED'], false],
    [['TICKETED'], false],
    [['NO_SHOW'], false],
    [['REFUNDED', 'CANCELLED'], false],
    [[], false],
  ] as const)('%j: %s', (states, is) => {
    expect(hasTravelled(states)).toBe(is);
  });
});

describe('a review is read by everybody at once', () => {
  test.each<[ReviewState | undefined, string | null, ReviewState]>([
    [undefined, null, 'PUBLISHED'],
    [undefined, 'Clean bus, we left at 07.30 and paid 12.50. Seat 5C was fine.', 'PUBLISHED'],
    [undefined, 'បានល្អណាស់', 'PUBLISHED'],
    ['PUBLISHED', 'Better than I said', 'PUBLISHED'],
    [undefined, 'Book at https://cheap.example', 'WAITING'],
    [undefined, 'see cheapbus.com', 'WAITING'],
    [undefined, 'Call me: 012 345 678', 'WAITING'],
    [undefined, 'dara@example.com knows more', 'WAITING'],
    ['PUBLISHED', 'now at www.cheap', 'WAITING'],
    ['WAITING', 'nothing in it', 'WAITING'],
    ['HIDDEN', 'nothing in it', 'WAITING'],
  ])('was %s, says %j: %s', (before, comments, after) => {
    expect(stateAfterWriting(before, comments)).toBe(after);
  });
});

test.each([
  ['Dara', 'Keo', 'Dara K.'],
  ['Ngọc', 'Ộng', 'Ngọc Ộ.'],
  [' Sok ', ' ', 'Sok'],
  [null, 'Keo', 'Keo'],
  [null, null, null],
])('%j %j is shown as %j', (first, last, shown) => {
  expect(authorName(first, last)).toBe(shown);
});

test('a review may be worded anew for a week', () => {
  const written = Date.parse('2026-11-20T10:00:00+07:00');
  expect(changeableUntil(written)).toBe(Date.parse('2026-11-27T10:00:00+07:00'));
});

test.each([
  [{}, []],
  [{ punctuality: 0 }, ['input.punctuality']],
  [{ cleanliness: 6, busQuality: 2.5 }, ['input.cleanliness', 'input.busQuality']],
  [{ comments: 'x'.repeat(2000) }, []],
  [{ comments: 'x'.repeat(2001) }, ['input.comments']],
])('%j does not fit at %j', (change, paths) => {
  const fine = { cleanliness: 1, punctuality: 5, busQuality: 3, professionalism: 4, issues: [], comments: null };
  expect(opinionProblems({ ...fine, ...change }).map(({ path }) => path)).toEqual(paths);
});
