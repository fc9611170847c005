import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { PART_WITH_PAPERS } from './create-audit.js';

/** What operators ask of passengers beside their names; who reads the audit sees neither numbers nor birthdays. */
export class PassengersShowDocuments extends Migration {
  override up(): void {
    this.addSql(`alter table part add column document_number text null, add column birth_date date null`);
    this.addSql(`alter table leg add column required_fields text[] not null default '{}'`);
    for (const statement of auditOtherwise(PART_WITH_PAPERS)) this.addSql(statement);
  }
}
