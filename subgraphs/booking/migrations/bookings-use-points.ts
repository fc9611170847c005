import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { BOOKING } from './create-audit.js';

/** A booking knows whose points pay part of it, how many, and what users were told of them last. */
export class BookingsUsePoints extends Migration {
  override up(): void {
    this
      .addSql(`alter table booking add column points int not null default 0, add column points_turn int not null default 0,
      add column points_account_id bigint null, add column points_told text null,
      add column points_version int not null default 0`);
    this.addSql(`alter table booking add constraint booking_points_check
      check (points >= 0 and (points = 0 or points_account_id is not null))`);
    this.addSql(`alter table part add column points bigint not null default 0`);
    this.addSql(
      `alter table part add constraint part_points_check check (points >= 0 and points <= platform_discount)`,
    );
    for (const statement of auditOtherwise(BOOKING)) this.addSql(statement);
  }
}
