import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { ROLE } from './create-audit.js';

/** Two authors of one role no longer overwrite each other; who saved last, the audit says by itself. */
export class VersionRoles extends Migration {
  override up(): void {
    this.addSql(`alter table role
      add column version int not null default 1,
      add column updated_at timestamptz null,
      add column updated_by_id bigint null`);
    for (const statement of auditOtherwise(ROLE)) this.addSql(statement);
  }
}
