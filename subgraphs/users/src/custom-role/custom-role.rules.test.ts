import { describe, expect, test } from '@jest/globals';
import { customPermissions, customRoleRefusal, PERMISSION_NAMES, roleProblems } from './custom-role.rules.js';
import type { RoleId } from '../role/permissions.rules.js';
import { rightsOfRole } from '../role/rights.fixture.js';
import type { Reach } from '@naga/kernel/reach.js';

type Grants = [name: string, scope: Reach][];
const wanted = (basedOn: number, grants: Grants) => ({
  basedOn,
  permissions: grants.map(([name, scope]) => ({ name, scope })),
});

describe('a custom role', () => {
  test.each<[string, RoleId, number, Grants, string | undefined]>([
    ['has what its author has', 1, 7, [['booking.view', 'all']], undefined],
    ['may have more permissions than its built-in role', 1, 7, [['affiliate.manage', 'all']], undefined],
    ['has no permission its author lacks', 11, 11, [['role.manage', 'country']], 'PERMISSIONS_ABOVE_YOURS'],
    ['has no scope wider than its author’s', 11, 7, [['booking.view', 'all']], 'PERMISSIONS_ABOVE_YOURS'],
    ['of operators’ people reaches an operator', 1, 4, [['booking.view', 'operator']], undefined],
    ['of operators’ people reaches no country', 1, 4, [['booking.view', 'country']], 'PERMISSIONS_BEYOND_ROLE'],
    ['of a branch reaches a branch', 1, 5, [['user.manage', 'branch']], undefined],
    ['of a branch reaches no operator', 1, 5, [['user.manage', 'operator']], 'PERMISSIONS_BEYOND_ROLE'],
    ['of a branch sees what that role sees', 1, 5, [['catalogue.view', 'operator']], undefined],
    ['of agencies reaches no operator', 1, 2, [['report.view', 'operator']], 'PERMISSIONS_BEYOND_ROLE'],
    ['of customers reaches himself', 1, 6, [['booking.view', 'own']], undefined],
    ['of customers reaches nobody else', 1, 6, [['user.manage', 'agency']], 'PERMISSIONS_BEYOND_ROLE'],
  ])('%s', (_, author, basedOn, grants, code) => {
    expect(customRoleRefusal(rightsOfRole(author), wanted(basedOn, grants))?.code).toBe(code);
  });

  test('names what is too much', () => {
    const form = wanted(4, [
      ['role.manage', 'all'],
      ['booking.view', 'operator'],
      ['apikey.manage', 'all'],
    ]);
    expect(customRoleRefusal(rightsOfRole(4), form)).toEqual({
      code: 'PERMISSIONS_ABOVE_YOURS',
      permissions: ['apikey.manage', 'role.manage'],
    });
  });

  test('keeps what takes a second person, and what takes the cargo flag', () => {
    expect(customPermissions(wanted(4, [['pricing.edit', 'operator']]))[0]).toMatchObject({ secondPerson: true });
    expect(customPermissions(wanted(3, [['cargo.view', 'own']]))[0]).toMatchObject({ cargoAgentsOnly: true });
    expect(customPermissions(wanted(7, [['pricing.edit', 'all']]))).toEqual([
      { permission: 'pricing.edit', scope: 'all', secondPerson: false, cargoAgentsOnly: false },
    ]);
  });
});

test.each<[string, number, string[], { path: string; code: string }[]]>([
  ['nothing wrong', 4, ['booking.view', 'booking.edit'], []],
  ['a custom role to be based on', 100, [], [{ path: 'basedOn', code: 'UNKNOWN' }]],
  ['a permission that is none', 4, ['booking.fly'], [{ path: 'permissions.0.name', code: 'UNKNOWN' }]],
  ['a permission twice', 4, ['booking.view', 'booking.view'], [{ path: 'permissions.1.name', code: 'TWICE' }]],
])('the form has %s', (_, basedOn, names, problems) => {
  expect(
    roleProblems(
      wanted(
        basedOn,
        names.map((name) => [name, 'own']),
      ),
    ),
  ).toEqual(problems);
});

test('every permission has a name, once', () => {
  expect(PERMISSION_NAMES).toEqual([...new Set(PERMISSION_NAMES)].sort());
  expect(PERMISSION_NAMES).toContain('role.manage');
});
