import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { ROUTE_SCHEDULE } from './create-audit.js';

/** The audit says in whose place a schedule is sold, so that one that is deleted and brought back knows it again. */
export class GoneSchedulesKeepTheirPlace extends Migration {
  override up(): void {
    for (const statement of auditOtherwise(ROUTE_SCHEDULE)) this.addSql(statement);
  }
}
