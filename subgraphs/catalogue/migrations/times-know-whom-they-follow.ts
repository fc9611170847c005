import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { ROUTE_TIMING } from './create-audit.js';

/** A time that a change of its line made in place of another knows it: it is sold at that one's prices. */
export class TimesKnowWhomTheyFollow extends Migration {
  override up(): void {
    this.addSql('alter table route_timing add column instead_of_ids bigint[] null');
    for (const statement of auditOtherwise(ROUTE_TIMING)) this.addSql(statement);
  }
}
