import { ROLE_PERMISSIONS, type RolePermissionFacts } from '../role/permissions.rules.js';
import { covers, type Reach, type Rights, rightsBeyond } from '../role/scope.rules.js';

/** How far people of each built-in role reach by where they work (rules.md 8). */
const REACH_OF: Readonly<Record<number, Reach>> = {
  1: 'all',
  7: 'all',
  11: 'country',
  4: 'operator',
  9: 'operator',
  5: 'branch',
  10: 'branch',
  2: 'agency',
  3: 'own',
  6: 'own',
  8: 'own',
};

const PERMISSIONS = new Set(ROLE_PERMISSIONS.map(({ permission }) => permission));

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
  const unknownBase: RoleProblem[] = REACH_OF[basedOn] === undefined ? [{ path: 'basedOn', code: 'UNKNOWN' }] : [];
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
  const rights = Object.fromEntries(permissions.map(({ name, scope }) => [name, scope]));
  const above = rightsBeyond(author, rights);
  if (above.length > 0) return { code: 'PERMISSIONS_ABOVE_YOURS', permissions: above };
  const beyond = permissions
    .filter(({ name, scope }) => !covers(REACH_OF[basedOn], scope) && !covers(cellOf(basedOn, name)?.scope, scope))
    .map(({ name }) => name);
  return beyond.length > 0 ? { code: 'PERMISSIONS_BEYOND_ROLE', permissions: beyond.sort() } : undefined;
}

/** The rows of a custom role. What takes a second person or the cargo flag in the built-in role takes it here, too. */
export const customPermissions = ({ basedOn, permissions }: WantedRole) =>
  permissions.map(({ name, scope }) => {
    const { secondPerson = false, cargoAgentsOnly = false } = cellOf(basedOn, name) ?? {};
    return { permission: name, scope, secondPerson, cargoAgentsOnly };
  });
