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
  /** The built-in role it takes landing and place of work from; its own id when it is built in. */
  readonly basedOn: number;
  readonly custom: boolean;
  /** Accounts that have it. */
  readonly users: number;
  /** Counts its changes, from 1. */
  readonly version: number;
  readonly permissions: readonly PermissionRow[];
}

const ROLES = `select id, name, coalesce(based_on, id) as "basedOn", based_on is not null as custom,
    (select count(*)::int from account where role_id = role.id) as users, version
  from role where $1::int is null or id = $1::int order by id`;

async function rolesWith(database: Database, id: number | null): Promise<RoleRow[]> {
  const roles = await database.rows<Omit<RoleRow, 'permissions'>>(ROLES, [id]);
  const permissions = await database.rows<PermissionRow & { roleId: number }>(
    `select role_id as "roleId", ${PERMISSION} from role_permission
     where $1::int is null or role_id = $1::int order by role_id, permission`,
    [id],
  );
  const byRole = Map.groupBy(permissions, ({ roleId }) => roleId);
  return roles.map((role) => ({ ...role, permissions: byRole.get(role.id) ?? [] }));
}

/** The matrix of rules.md 8 and the roles made here, role by role. */
export const allRoles = (database: Database): Promise<RoleRow[]> => rolesWith(database, null);

/** One role; undefined for an id that no role has. */
export async function roleById(database: Database, id: number): Promise<RoleRow | undefined> {
  const [role] = await rolesWith(database, id);
  return role;
}
