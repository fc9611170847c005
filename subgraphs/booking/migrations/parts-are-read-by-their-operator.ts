import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { PART_READ_BY_OPERATOR } from './create-audit.js';

/** Of a booking of two operators each reads the audit of its own seats: their rows say what the platform keeps of a fare. */
export class PartsAreReadByTheirOperator extends Migration {
  override up(): void {
    for (const statement of auditOtherwise(PART_READ_BY_OPERATOR)) this.addSql(statement);
  }
}
