import { describe, expect, test } from '@jest/globals';
import { grantsToStart, limitOf } from './role-grants.js';

const role = (id: number, permissions: Record<string, string>) => ({
  __typename: 'Role' as const,
  id,
  name: `Role ${id}`,
  basedOn: id,
  custom: false,
  users: 0,
  version: 1,
  permissions: Object.entries(permissions).map(([name, scope]) => ({
    __typename: 'Permission' as const,
    name,
    scope,
    needsSecondPerson: false,
  })),
});
const MINE = { 'booking.view': 'country', 'booking.edit': 'own' };

describe('what a role can be given', () => {
  test.each([
    ['booking.view', 'all', 'ABOVE_YOURS'],
    ['booking.view', 'operator', undefined],
    ['booking.view', 'country', 'BEYOND_ROLE'],
    ['booking.edit', 'branch', 'ABOVE_YOURS'],
    ['user.manage', 'own', 'ABOVE_YOURS'],
    ['catalogue.view', 'all', 'BEYOND_ROLE'],
  ] as const)('%s of %s to an operator’s role: %p', (permission, reach, limit) => {
    expect(limitOf(MINE, role(4, {}), permission, reach)).toBe(limit);
  });

  test('reaches as far as the built-in role itself does, also beyond where its people work', () => {
    expect(limitOf(MINE, role(2, { 'catalogue.view': 'all' }), 'catalogue.view', 'all')).toBeUndefined();
  });
});

test('a role begins with what its built-in one may do, as far as its author reaches', () => {
  const base = role(11, { 'booking.view': 'country', 'booking.edit': 'country', 'user.manage': 'country' });
  expect(grantsToStart(MINE, base, base, ['booking.view', 'booking.edit', 'user.manage'])).toEqual({
    'may:booking.view': 'country',
    'may:booking.edit': 'own',
    'may:user.manage': '',
  });
});
