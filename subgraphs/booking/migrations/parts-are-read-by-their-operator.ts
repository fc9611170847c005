import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { PART } from './create-audit.js';

/** Of a booking of two operators each reads the audit of its own seats: their rows say what the platform keeps of a fare. */
export class PartsAreReadByTheirOperator extends Migration {
  override up(): void {
    for (const statement of auditOtherwise(PART)) this.addSql(statement);
  }
}
