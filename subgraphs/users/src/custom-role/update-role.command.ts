import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { signedIn } from '../account/signed-in.js';
import { Role } from '../role/role.entity.js';
import { RoleInUse, RoleNotFound } from '../role/role.errors.js';
import type { UsersContext } from '../services.js';
import { demandVersion } from '../user-change/demand-version.js';
import { demandCustomRole } from './demand-custom-role.js';
import { demandRole, grantOnly, orNameTaken, type RoleForm } from './role-form.js';

/**
 * Saves a role of which its author saw `version`; who has it may do more or less from his next request on. Refuses like
 * createRole, and with ROLE_NOT_FOUND, ROLE_BUILT_IN, OWN_ROLE, CHANGED_MEANWHILE {by, at}, and ROLE_IN_USE {users} when
 * its built-in role changes. A change of nothing leaves the version as it is.
 */
export async function updateRole(context: UsersContext, id: number, version: number, form: RoleForm): Promise<void> {
  const { users } = await demandCustomRole(context, id);
  await demandRole(context, form);
  await orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const role = await em.findOne(Role, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!role) throw new RoleNotFound();
      await demandVersion(em, role, version);
      const { basedOn } = form;
      const name = form.name.trim();
      // People who have it work where its built-in role says.
      if (users > 0 && basedOn !== role.basedOn) throw new RoleInUse({ users });
      const isOther = role.name !== name || role.basedOn !== basedOn;
      if (!(await grantOnly(em, id, form)) && !isOther) return;
      const updatedById = signedIn(context.viewer).userId;
      em.assign(role, { name, basedOn, version: version + 1, updatedAt: new Date(context.clock.now()), updatedById });
      await em.flush();
    }),
  );
}
