import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { demandRole, grant, orNameTaken, type RoleForm } from './role-form.js';
import { Role } from '../role/role.entity.js';

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
