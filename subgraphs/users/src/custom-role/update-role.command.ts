import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { demandCustomRole } from './demand-custom-role.js';
import { demandRole, grant, orNameTaken, type RoleForm } from './role-form.js';
import { Role, RolePermission } from '../role/role.entity.js';
import { RoleInUse } from '../role/role.errors.js';

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
