import { describe, expect, test } from '@jest/globals';
import {
  type Area,
  BUILT_IN_ROLES,
  isForCargoAgents,
  limitOfGrant,
  mayEnterArea,
  worksAt,
  type WorksAt,
} from './built-in-role.js';
import type { Reach } from './reach.js';

test.each<[number, WorksAt, Reach, readonly Area[]]>([
  [1, 'nowhere', 'all', ['admin', 'agency']],
  [2, 'agency', 'agency', ['admin', 'agency']],
  [3, 'agency', 'own', ['admin', 'agency']],
  [4, 'operator', 'operator', ['admin', 'agency']],
  [5, 'branch', 'branch', ['admin', 'agency']],
  [6, 'nowhere', 'own', []],
  [7, 'nowhere', 'all', ['admin']],
  [8, 'nowhere', 'own', []],
  [9, 'operator', 'operator', ['admin']],
  [10, 'branch', 'branch', ['admin', 'agency']],
  [11, 'country', 'country', ['admin']],
])('people of role %i work at: %s, reach %s, and enter %j', (role, place, reach, areas) => {
  expect(worksAt(role)).toBe(place);
  expect(BUILT_IN_ROLES[role]?.reach).toBe(reach);
  expect((['admin', 'agency'] as const).filter((area) => mayEnterArea(role, area))).toEqual(areas);
});

test('a number that is no built-in role works nowhere and enters nothing', () => {
  expect(worksAt(100)).toBe('nowhere');
  expect(mayEnterArea(100, 'admin')).toBe(false);
});

test.each([
  [2, 'cargo.create', true],
  [3, 'cargo.view', true],
  [3, 'booking.view', false],
  [5, 'cargo.create', false],
  [6, 'cargo.create', false],
])('role %i has %s only when flagged as cargo agent: %p', (role, permission, flagged) => {
  expect(isForCargoAgents(role, permission)).toBe(flagged);
});

describe('what a role can be given', () => {
  const MINE = { 'booking.view': 'country', 'booking.edit': 'own' };
  test.each([
    ['booking.view', 'all', 4, undefined, 'ABOVE_YOURS'],
    ['booking.view', 'operator', 4, undefined, undefined],
    ['booking.view', 'country', 4, undefined, 'BEYOND_ROLE'],
    ['booking.view', 'country', 4, 'country', undefined],
    ['booking.edit', 'branch', 4, undefined, 'ABOVE_YOURS'],
    ['user.manage', 'own', 4, undefined, 'ABOVE_YOURS'],
    ['catalogue.view', 'all', 4, undefined, 'BEYOND_ROLE'],
    ['catalogue.view', 'all', 2, 'all', undefined],
    ['booking.view', 'own', 100, undefined, 'BEYOND_ROLE'],
  ])('%s of %s to a role based on %i, which has it in %s: %s', (permission, scope, basedOn, built, limit) => {
    expect(limitOfGrant(MINE, { permission, scope, basedOn, built })).toBe(limit);
  });
});
