import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';

const NEW: readonly string[] = ['settlement.agree', 'settlement.pay'];

const GRANTS = ROLE_PERMISSIONS.filter(({ permission }) => NEW.includes(permission)).map(
  ({ roleId, permission, scope }) => `(${roleId}, '${permission}', '${scope}', false, false)`,
);

/** Each of the two people whom settlement.approve takes agrees for himself; who pays is neither of the operator's. */
export class StatementsAreAgreedOn extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('statements-are-agreed-on'));
    this.addSql(`insert into role_permission (role_id, permission, scope, second_person, cargo_agents_only)
      values ${GRANTS.join(', ')} on conflict do nothing`);
  }
}
