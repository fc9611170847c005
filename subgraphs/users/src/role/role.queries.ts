import type { Database } from '@naga/server-kit/database/database.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';

export interface PermissionRow {
  readonly name: string;
  readonly scope: Scope;
  /** Allowed only together with a second person. */
  readonly needsSecondPerson: boolean;
}

const PERMISSION = `permission as name, scope, second_person as "needsSecondPerson"`;

/** What an account of a role may do; some things only when it is flagged as a cargo agent's. */
export function permissionsOf(
  database: Database,
  roleId: number,
  cargoAgent: boolean,
  limit = 10_000,
): Promise<PermissionRow[]> {
  return database.rows<PermissionRow>(
    `select ${PERMISSION} from role_permission where role_id = $1 and (not cargo_agents_only or $2)
     order by permission limit $3`,
    [roleId, cargoAgent, limit],
  );
}

export interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly PermissionRow[];
}

/** The matrix of rules.md 8, role by role. */
export async function allRoles(database: Database): Promise<RoleRow[]> {
  const roles = await database.rows<{ id: number; name: string }>('select id, name from role order by id');
  const permissions = await database.rows<PermissionRow & { roleId: number }>(
    `select role_id as "roleId", ${PERMISSION} from role_permission order by role_id, permission`,
  );
  const byRole = Map.groupBy(permissions, ({ roleId }) => roleId);
  return roles.map((role) => ({ ...role, permissions: byRole.get(role.id) ?? [] }));
}
