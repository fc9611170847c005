import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';

const GRANTS = ROLE_PERMISSIONS.filter(({ permission }) => permission === 'payment.request').map(
  ({ roleId, permission, scope }) => `(${roleId}, '${permission}', '${scope}', false, false)`,
);

/** The platform's people may ask somebody for any amount, and look after donations. */
export class PaymentsAreRequested extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('payments-are-requested'));
    this.addSql(`insert into role_permission (role_id, permission, scope, second_person, cargo_agents_only)
      values ${GRANTS.join(', ')} on conflict do nothing`);
  }
}
