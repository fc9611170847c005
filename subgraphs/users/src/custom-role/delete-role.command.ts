import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { demandCustomRole } from './demand-custom-role.js';
import { Role } from '../role/role.entity.js';
import { RoleInUse } from '../role/role.errors.js';
import type { RoleRow } from '../role/role.queries.js';

/** Removes a role nobody has and answers what it was. Refuses with ROLE_IN_USE {users}, ROLE_NOT_FOUND, ROLE_BUILT_IN. */
export async function deleteRole(context: UsersContext, id: number): Promise<RoleRow> {
  const role = await demandCustomRole(context, id);
  if (role.users > 0) throw new RoleInUse({ users: role.users });
  try {
    await inTransaction(context.em, (em) => em.nativeDelete(Role, { id }));
  } catch (error) {
    // Somebody was given it a moment ago.
    if (error instanceof ForeignKeyConstraintViolationException) throw new RoleInUse({ users: 1 });
    throw error;
  }
  return role;
}
