import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { ROUTE_TABLE } from './create-audit.js';

/** A route is saved with all that is driven on it: who saves says which version he saw. */
export class LinesHaveVersions extends Migration {
  override up(): void {
    this.addSql('alter table route add column version int not null default 1');
    for (const statement of auditOtherwise(ROUTE_TABLE)) this.addSql(statement);
  }
}
