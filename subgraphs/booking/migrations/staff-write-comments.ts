import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { COMMENT } from './create-audit.js';

/** What staff write to each other about a booking. */
export class StaffWriteComments extends Migration {
  override up(): void {
    this.addSql(`create table booking_comment (
      id bigserial primary key, booking_id bigint not null, leg_id bigint null, text text not null,
      author_id bigint not null, created_at timestamptz not null, edited_at timestamptz null
    )`);
    this.addSql(`create index booking_comment_booking_id_index on booking_comment (booking_id)`);
    this.addSql(`alter table booking_comment add constraint booking_comment_booking_id_foreign
      foreign key (booking_id) references booking (id)`);
    this.addSql(`alter table booking_comment add constraint booking_comment_leg_id_foreign
      foreign key (leg_id) references leg (id) on delete set null`);
    for (const statement of alsoAudit(COMMENT)) this.addSql(statement);
  }
}
