import { rightsBeyond } from '@naga/kernel/reach.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ownRights } from '../role/rights.queries.js';
import { OwnRole, PermissionsAboveYours, RoleBuiltIn, RoleNotFound } from '../role/role.errors.js';
import { type RoleRow, roleById } from '../role/role.queries.js';

const MINE = 'select role_id as "roleId" from account where id = $1';

/**
 * A role that may be changed by the viewer; refuses with ROLE_NOT_FOUND, ROLE_BUILT_IN, OWN_ROLE and, where it may do
 * more than he, PERMISSIONS_ABOVE_YOURS {permissions}.
 */
export async function demandCustomRole(context: UsersContext, id: number): Promise<RoleRow> {
  const { database, viewer } = context;
  const role = await roleById(database, id);
  if (!role) throw new RoleNotFound();
  if (!role.custom) throw new RoleBuiltIn();
  const [mine] = await database.rows<{ roleId: number }>(MINE, [signedIn(viewer).userId]);
  if (mine?.roleId === id) throw new OwnRole();
  const theirs = Object.fromEntries(role.permissions.map(({ name, scope }) => [name, scope]));
  const permissions = rightsBeyond(await ownRights(context), theirs);
  if (permissions.length > 0) throw new PermissionsAboveYours({ permissions });
  return role;
}
