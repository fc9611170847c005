import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { SEAT_LAYOUT } from './create-audit.js';

/** Two people may edit a layout at once: each change says which version it looked at. */
export class SeatLayoutsHaveVersions extends Migration {
  override up(): void {
    this.addSql('alter table seat_layout add column version int not null default 1');
    for (const statement of auditOtherwise(SEAT_LAYOUT)) this.addSql(statement);
  }
}
