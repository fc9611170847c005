import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';

const GRANTS = ROLE_PERMISSIONS.filter(({ permission }) => permission === 'system.manage').map(
  ({ roleId, permission, scope }) => `(${roleId}, '${permission}', '${scope}', false, false)`,
);

/** The platform’s admins look after what every process keeps in memory (docs/decisions/0095). */
export class SystemIsLookedAfter extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('system-is-looked-after'));
    this.addSql(`insert into role_permission (role_id, permission, scope, second_person, cargo_agents_only)
      values ${GRANTS.join(', ')} on conflict do nothing`);
  }
}
