import { describe, expect, test } from '@jest/globals';
import { covers, isReach, type Reach, REACHES, rightsBeyond, widestOf } from './reach.js';

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

/** By own, branch, operator, agency, country, all and nothing. */
test.each<[readonly Reach[], readonly (Reach | undefined)[]]>([
  [REACHES, REACHES],
  [['own'], ['own', 'own', 'own', 'own', 'own', 'own']],
  [
    ['own', 'country', 'all'],
    ['own', 'own', 'own', 'own', 'country', 'all'],
  ],
  [
    ['agency', 'country', 'all'],
    [undefined, undefined, undefined, 'agency', 'country', 'all'],
  ],
  [
    ['branch', 'operator', 'country', 'all'],
    [undefined, 'branch', 'operator', undefined, 'country', 'all'],
  ],
  [['all'], [undefined, undefined, undefined, undefined, undefined, 'all']],
])('of %j each scope covers as its widest', (known, widest) => {
  expect(REACHES.map((granted) => widestOf(known, granted))).toEqual(widest);
  expect(widestOf(known, undefined)).toBeUndefined();
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
