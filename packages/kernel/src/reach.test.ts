import { describe, expect, test } from '@jest/globals';
import { covers, isReach, REACHES, rightsBeyond } from './reach.js';

/** Rows cover columns: own < branch < operator < country < all, own < agency < country. */
test.each([
  ['own', 'x-----'],
  ['branch', 'xx----'],
  ['operator', 'xxx---'],
  ['agency', 'x--x--'],
  ['country', 'xxxxx-'],
  ['all', 'xxxxxx'],
  ['everything', '------'],
])('%s covers %s of own, branch, operator, agency, country, all', (wide, marks) => {
  expect(REACHES.map((narrow) => (covers(wide, narrow) ? 'x' : '-')).join('')).toBe(marks);
  expect(isReach(wide)).toBe(marks.includes('x'));
});

test('who holds nothing covers nothing', () => {
  expect(REACHES.filter((narrow) => covers(undefined, narrow))).toEqual([]);
  expect(isReach(undefined)).toBe(false);
});

describe('what lies beyond one’s own rights', () => {
  test('is what one lacks or holds in a narrower scope', () => {
    const theirs = { 'user.manage': 'own', 'booking.view': 'country', 'booking.edit': 'branch' };
    expect(rightsBeyond({ 'booking.view': 'operator', 'booking.edit': 'operator' }, theirs)).toEqual([
      'booking.view',
      'user.manage',
    ]);
  });

  test('is never the view of journeys, which everybody has', () => {
    expect(rightsBeyond({}, { 'catalogue.view': 'all' })).toEqual([]);
  });
});
