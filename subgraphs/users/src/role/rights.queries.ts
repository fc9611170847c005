import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { permissionsOf } from './role.queries.js';
import type { Rights } from '@naga/kernel/reach.js';

/** What an account of a role may do, alone or with a second person. */
export async function rightsOf(
  { database }: Pick<UsersContext, 'database'>,
  roleId: number,
  cargoAgent: boolean,
): Promise<Rights> {
  const rows = await permissionsOf(database, roleId, cargoAgent);
  return Object.fromEntries(rows.map(({ name, scope }) => [name, scope]));
}

const WITH_A_SECOND_PERSON = `select permission as name, scope from account join role_permission using (role_id)
  where account.id = $1 and second_person`;

/** What the viewer may hand on: his grants of this request, and what his role does with a second person. */
export async function ownRights({ database, viewer }: Pick<UsersContext, 'database' | 'viewer'>): Promise<Rights> {
  const { userId, apiKeyId, grants } = signedIn(viewer);
  if (apiKeyId !== undefined) return grants;
  const rows = await database.rows<{ name: string; scope: Rights[string] }>(WITH_A_SECOND_PERSON, [userId]);
  return { ...Object.fromEntries(rows.map(({ name, scope }) => [name, scope])), ...grants };
}
