import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { LEG } from './create-audit.js';

/** Terms of a ride are written once, with it, and never changed: the audit need not hold them a second time. */
export class AuditLeavesTermsOut extends Migration {
  override up(): void {
    for (const statement of auditOtherwise(LEG)) this.addSql(statement);
  }
}
