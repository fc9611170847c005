import { expect, test } from '@jest/globals';
import type { RoleId } from '../role/permissions.rules.js';
import { rightsOfRole } from '../role/rights.fixture.js';
import { impersonationEnd, impersonationRefusal } from './impersonation.rules.js';

const self = (roleId: RoleId, acting = false) => ({ id: 'me', rights: rightsOfRole(roleId), acting });
const other = (roleId: RoleId, change: object = {}) => ({
  id: 'other',
  active: true,
  rights: rightsOfRole(roleId),
  ...change,
});

test.each<[string, RoleId, ReturnType<typeof other> | undefined, boolean, string | undefined]>([
  ['a customer', 1, other(6), false, undefined],
  ['an operator admin', 1, other(4), false, undefined],
  ['an agency owner by a country admin', 11, other(2), false, undefined],
  ['a platform admin by a country admin', 11, other(1), false, 'IMPERSONATION_ABOVE_YOURS'],
  ['support by a country admin', 11, other(7), false, 'IMPERSONATION_ABOVE_YOURS'],
  ['somebody out of scope', 1, undefined, false, 'USER_NOT_FOUND'],
  ['somebody whose account is closed', 1, other(6, { active: false }), false, 'USER_NOT_FOUND'],
  ['himself', 1, other(1, { id: 'me' }), false, 'ALREADY_IMPERSONATING'],
  ['somebody while he acts as somebody', 1, other(6), true, 'ALREADY_IMPERSONATING'],
])('acting as %s by role %i', (_, roleId, whom, acting, code) => {
  expect(impersonationRefusal({ self: self(roleId, acting), other: whom })?.code).toBe(code);
});

test.each([
  [1_000, 100_000_000, 3_601_000],
  [1_000, 61_000, 61_000],
])('begun at %i within a session until %i it ends at %i', (now, ownEnd, end) => {
  expect(impersonationEnd(now, ownEnd)).toBe(end);
});
