import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { UsersContext } from '../services.js';
import { customPermissions, customRoleRefusal, roleProblems, type WantedRole } from './custom-role.rules.js';
import { ownRights } from '../role/rights.queries.js';
import { RolePermission } from '../role/role.entity.js';
import { PermissionsAboveYours, PermissionsBeyondRole, RoleNameTaken } from '../role/role.errors.js';

export type RoleForm = WantedRole & { readonly name: string };

/** Refuses a form as custom-role.rules.ts says; unknown permissions and built-in roles are invalid input. */
export async function demandRole(context: UsersContext, form: RoleForm): Promise<void> {
  const problems = roleProblems(form);
  if (problems.length > 0) throw new InvalidInput(problems);
  const verdict = customRoleRefusal(await ownRights(context), form);
  if (verdict === undefined) return;
  const { code, permissions } = verdict;
  throw new (code === 'PERMISSIONS_ABOVE_YOURS' ? PermissionsAboveYours : PermissionsBeyondRole)({ permissions });
}

/** Does `work`; refuses with ROLE_NAME_TAKEN what another role is called. */
export async function orNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new RoleNameTaken();
    throw error;
  }
}

/** Gives a new role the permissions of its form. */
export function grant(em: EntityManager, roleId: number, form: RoleForm): void {
  for (const permission of customPermissions(form)) em.create(RolePermission, { roleId, ...permission });
}

/**
 * Leaves a role exactly the permissions of its form, and touches no other: the audit tells what changed. Answers whether
 * anything did.
 */
export async function grantOnly(em: EntityManager, roleId: number, form: RoleForm): Promise<boolean> {
  const rest = new Map((await em.find(RolePermission, { roleId })).map((row) => [row.permission, row]));
  let isOther = false;
  for (const wanted of customPermissions(form)) {
    const row = rest.get(wanted.permission);
    rest.delete(wanted.permission);
    const { scope, secondPerson, cargoAgentsOnly } = wanted;
    const isSame = row?.scope === scope && row.secondPerson === secondPerson && row.cargoAgentsOnly === cargoAgentsOnly;
    if (isSame) continue;
    isOther = true;
    if (row) em.assign(row, wanted);
    else em.create(RolePermission, { roleId, ...wanted });
  }
  for (const row of rest.values()) em.remove(row);
  return isOther || rest.size > 0;
}
