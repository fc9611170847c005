import { BUILT_IN_ROLES, type GrantLimit, limitOfGrant } from '@naga/kernel/built-in-role.js';
import type { Reach, Rights } from '@naga/kernel/reach.js';
import { ROLE_PERMISSIONS, type RolePermissionFacts } from '../role/permissions.rules.js';

const PERMISSIONS = new Set(ROLE_PERMISSIONS.map(({ permission }) => permission));

/** Roles are nobody’s in particular: who makes and changes them does so everywhere, or not at all. */
export const ROLE_SCOPES = ['all'] as const;

/** Every permission there is, in alphabetical order. */
export const PERMISSION_NAMES: readonly string[] = [...PERMISSIONS].sort();

export interface WantedRole {
  readonly basedOn: number;
  readonly permissions: readonly { readonly name: string; readonly scope: Reach }[];
}

/** A wrong field of the form. */
export interface RoleProblem {
  readonly path: string;
  readonly code: 'UNKNOWN' | 'TWICE';
}

/** What of a wanted role no state of the world could make right. */
export function roleProblems({ basedOn, permissions }: WantedRole): RoleProblem[] {
  const names = permissions.map(({ name }) => name);
  const wrong = names.map((name, index): RoleProblem | undefined => {
    const path = `permissions.${index}.name`;
    if (!PERMISSIONS.has(name)) return { path, code: 'UNKNOWN' };
    return names.indexOf(name) === index ? undefined : { path, code: 'TWICE' };
  });
  const unknownBase: RoleProblem[] =
    BUILT_IN_ROLES[basedOn] === undefined ? [{ path: 'basedOn', code: 'UNKNOWN' }] : [];
  return [...unknownBase, ...wrong.filter((problem) => problem !== undefined)];
}

type Verdict =
  | { readonly code: 'PERMISSIONS_ABOVE_YOURS'; readonly permissions: readonly string[] }
  | { readonly code: 'PERMISSIONS_BEYOND_ROLE'; readonly permissions: readonly string[] };

const cellOf = (basedOn: number, permission: string): RolePermissionFacts | undefined =>
  ROLE_PERMISSIONS.find((cell) => cell.roleId === basedOn && cell.permission === permission);

/**
 * Why a custom role is refused; undefined when it may be. Its permissions are no more than its author's, and reach no
 * further than people of the built-in role do: as far as they work, or as that role itself does.
 */
export function customRoleRefusal(author: Rights, { basedOn, permissions }: WantedRole): Verdict | undefined {
  const limited = permissions.map(({ name: permission, scope }) => {
    const built = cellOf(basedOn, permission)?.scope;
    return { permission, limit: limitOfGrant(author, { permission, scope, basedOn, built }) };
  });
  const by = (wanted: GrantLimit) =>
    limited.flatMap(({ permission, limit }) => (limit === wanted ? [permission] : [])).sort();
  const [above, beyond] = [by('ABOVE_YOURS'), by('BEYOND_ROLE')];
  if (above.length > 0) return { code: 'PERMISSIONS_ABOVE_YOURS', permissions: above };
  return beyond.length > 0 ? { code: 'PERMISSIONS_BEYOND_ROLE', permissions: beyond } : undefined;
}

/** The rows of a custom role. What takes a second person or the cargo flag in the built-in role takes it here, too. */
export const customPermissions = ({ basedOn, permissions }: WantedRole) =>
  permissions.map(({ name, scope }) => {
    const { secondPerson = false, cargoAgentsOnly = false } = cellOf(basedOn, name) ?? {};
    return { permission: name, scope, secondPerson, cargoAgentsOnly };
  });
