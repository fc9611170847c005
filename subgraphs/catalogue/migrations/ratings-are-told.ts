import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { OPERATOR } from './create-audit.js';

/** An operator's rating is what booking tells of its reviews: the latest word of it counts, in whatever order they arrive. */
export class RatingsAreTold extends Migration {
  override up(): void {
    this.addSql('alter table operator add column rated_at timestamptz null');
    for (const statement of auditOtherwise(OPERATOR)) this.addSql(statement);
  }
}
