import { Migration } from '@mikro-orm/migrations';
import { ROLE_NAMES, ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Roles and permissions as data, from the one table in role/permissions.rules.ts. */
export class GrantRoles extends Migration {
  override up(): void {
    const roles = Object.entries(ROLE_NAMES).map(([id, name]) => `(${id}, ${quoted(name)})`);
    this.addSql(`insert into role (id, name) values ${roles.join(', ')}`);
    const grants = ROLE_PERMISSIONS.map(
      ({ roleId, permission, scope, secondPerson, cargoAgentsOnly }) =>
        `(${roleId}, ${quoted(permission)}, ${quoted(scope)}, ${secondPerson}, ${cargoAgentsOnly})`,
    );
    this.addSql(
      `insert into role_permission (role_id, permission, scope, second_person, cargo_agents_only) values ${grants.join(', ')}`,
    );
  }
}
