import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { AUDITED } from './create-audit.js';

/** What a change sells beside a schedule that is driven on as it was sold says whose place it takes. */
export class SchedulesKnowWhomTheyFollow extends Migration {
  override up(): void {
    this.addSql('alter table route_schedule add column instead_of_id bigint null');
    for (const statement of auditOtherwise(AUDITED.find(({ table }) => table === 'route_schedule')!))
      this.addSql(statement);
  }
}
