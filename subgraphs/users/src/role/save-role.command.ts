import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { ownRights } from '../people/manager.queries.js';
import type { UsersContext } from '../services.js';
import { customPermissions, customRoleRefusal, roleProblems, type WantedRole } from './custom-role.rules.js';
import { demandCustomRole } from './demand-custom-role.js';
import { Role, RolePermission } from './role.entity.js';
import { PermissionsAboveYours, PermissionsBeyondRole, RoleInUse, RoleNameTaken } from './role.errors.js';

export type RoleForm = WantedRole & { readonly name: string };

async function demandRole(context: UsersContext, form: RoleForm): Promise<void> {
  const problems = roleProblems(form);
  if (problems.length > 0) throw new InvalidInput(problems);
  const verdict = customRoleRefusal(await ownRights(context), form);
  if (verdict === undefined) return;
  const { code, permissions } = verdict;
  throw new (code === 'PERMISSIONS_ABOVE_YOURS' ? PermissionsAboveYours : PermissionsBeyondRole)({ permissions });
}

async function orNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new RoleNameTaken();
    throw error;
  }
}

function grant(em: EntityManager, roleId: number, form: RoleForm): void {
  for (const permission of customPermissions(form)) em.create(RolePermission, { roleId, ...permission });
}

/**
 * Makes a role from 100 on and answers its id. Refuses with PERMISSIONS_ABOVE_YOURS, PERMISSIONS_BEYOND_ROLE
 * {permissions} and ROLE_NAME_TAKEN; unknown permissions and built-in roles are invalid input.
 */
export async function createRole(context: UsersContext, form: RoleForm): Promise<number> {
  await demandRole(context, form);
  return orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const [next] = await em.execute<{ id: string }[]>(`select nextval('custom_role_id') as id`);
      const id = Number(next?.id);
      em.create(Role, { id, name: form.name.trim(), basedOn: form.basedOn });
      await em.flush();
      grant(em, id, form);
      await em.flush();
      return id;
    }),
  );
}

/**
 * Saves a role; who has it may do more or less from his next request on. Refuses like createRole, and with
 * ROLE_NOT_FOUND, ROLE_BUILT_IN, OWN_ROLE, and ROLE_IN_USE {users} when its built-in role changes.
 */
export async function updateRole(context: UsersContext, id: number, form: RoleForm): Promise<void> {
  const { users, basedOn } = await demandCustomRole(context, id);
  // People who have it work where its built-in role says.
  if (users > 0 && basedOn !== form.basedOn) throw new RoleInUse({ users });
  await demandRole(context, form);
  await orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const role = await em.findOneOrFail(Role, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      role.name = form.name.trim();
      role.basedOn = form.basedOn;
      await em.nativeDelete(RolePermission, { roleId: id });
      grant(em, id, form);
      await em.flush();
    }),
  );
}
