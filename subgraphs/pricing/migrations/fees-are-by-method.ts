import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { TRANSACTION_FEE } from './create-audit.js';

/** A payment method may have a fee of its own, and staff set fees (docs/decisions/0137). */
export class FeesAreByMethod extends Migration {
  override up(): void {
    this.addSql(`alter table transaction_fee add column by_method jsonb not null default '[]',
      add column version int not null default 1, add column saved_at timestamptz null, add column saved_by_id bigint null`);
    for (const statement of auditOtherwise(TRANSACTION_FEE)) this.addSql(statement);
  }
}
