import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { SEAT_BLOCK } from './audited-records.js';

/** A block says whether its whole departure was closed: what takes the departure's place is closed whatever seats it has. */
export class BlocksSayThatAllIsClosed extends Migration {
  override up(): void {
    this.addSql('alter table seat_block add column whole boolean not null default false');
    for (const statement of auditOtherwise(SEAT_BLOCK)) this.addSql(statement);
  }
}
