import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { RECORD_IMPORT_TABLE } from '@naga/server-kit/crud/record-import.entity.js';
import { DONE_WRITE_TABLE } from '@naga/server-kit/idempotency/done-write.entity.js';
import { VERSIONED } from './create-audit.js';

/** What two people may edit at once says which version they looked at; what is made is made once for its key. */
export class RecordsHaveVersions extends Migration {
  override up(): void {
    for (const audited of VERSIONED) {
      this.addSql(`alter table ${audited.table} add column version int not null default 1`);
      for (const statement of auditOtherwise(audited)) this.addSql(statement);
    }
    for (const statement of [...DONE_WRITE_TABLE, ...RECORD_IMPORT_TABLE]) this.addSql(statement);
  }
}
