import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';

const GRANTS = ROLE_PERMISSIONS.filter(({ permission }) => permission === 'pricing.ask').map(
  ({ roleId, permission, scope }) => `(${roleId}, '${permission}', '${scope}', false, false)`,
);

/** To ask for other terms of a sale is a permission of its own: who holds pricing.edit approves. */
export class PoliciesAreAskedFor extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('policies-are-asked-for'));
    this.addSql(`insert into role_permission (role_id, permission, scope, second_person, cargo_agents_only)
      values ${GRANTS.join(', ')} on conflict do nothing`);
  }
}
