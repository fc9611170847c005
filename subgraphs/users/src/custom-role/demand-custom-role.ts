import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { OwnRole, RoleBuiltIn, RoleNotFound } from '../role/role.errors.js';
import { type RoleRow, roleById } from '../role/role.queries.js';

const MINE = 'select role_id as "roleId" from account where id = $1';

/** A role that may be changed by the viewer; refuses with ROLE_NOT_FOUND, ROLE_BUILT_IN, OWN_ROLE. */
export async function demandCustomRole({ database, viewer }: UsersContext, id: number): Promise<RoleRow> {
  const role = await roleById(database, id);
  if (!role) throw new RoleNotFound();
  if (!role.custom) throw new RoleBuiltIn();
  const [mine] = await database.rows<{ roleId: number }>(MINE, [signedIn(viewer).userId]);
  if (mine?.roleId === id) throw new OwnRole();
  return role;
}
