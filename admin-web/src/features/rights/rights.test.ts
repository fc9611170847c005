import { describe, expect, test } from '@jest/globals';
import { covers, grantsBeyond, grantsOfRole, worksAt } from './rights.rules.js';

test.each([
  ['all', 'country', true],
  ['country', 'agency', true],
  ['operator', 'branch', true],
  ['operator', 'agency', false],
  ['agency', 'branch', false],
  ['branch', 'operator', false],
  [undefined, 'own', false],
  ['everything', 'own', false],
])('%s covers %s: %p', (wide, narrow, expected) => {
  expect(covers(wide, narrow)).toBe(expected);
});

describe('what lies beyond one’s own rights', () => {
  const mine = new Map([['booking.view', 'operator']]);
  test('is what one lacks or holds in a narrower scope', () => {
    expect(
      grantsBeyond(mine, [
        ['booking.view', 'branch'],
        ['booking.view', 'country'],
        ['user.manage', 'own'],
      ]),
    ).toEqual(['booking.view', 'user.manage']);
  });

  test('is never the view of journeys, which everybody has', () => {
    expect(grantsBeyond(mine, [['catalogue.view', 'all']])).toEqual([]);
  });
});

test('people of agencies handle parcels only when they are flagged', () => {
  const role = { basedOn: 3, permissions: [{ name: 'cargo.create', scope: 'own' }] };
  expect(grantsOfRole(role, false)).toEqual([]);
  expect(grantsOfRole(role, true)).toEqual([['cargo.create', 'own']]);
  expect(grantsOfRole({ ...role, basedOn: 6 }, false)).toEqual([['cargo.create', 'own']]);
});

test.each([
  [4, 'operator'],
  [10, 'branch'],
  [2, 'agency'],
  [11, 'country'],
  [7, 'nowhere'],
])('people of role %i work at: %s', (role, place) => {
  expect(worksAt(role)).toBe(place);
});
