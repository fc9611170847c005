import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { SELLERS } from './create-audit.js';

/** Operators and vehicle types are edited in forms, which say what version they looked at; pictures are added later. */
export class SellersHaveVersions extends Migration {
  override up(): void {
    for (const audited of SELLERS) {
      this.addSql(`alter table ${audited.table} add column version int not null default 1`);
      for (const statement of auditOtherwise(audited)) this.addSql(statement);
    }
    this.addSql(`alter table vehicle_type alter column gallery set default '{}'`);
  }
}
