import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { FEEDBACK } from './create-audit.js';

/** What buyers say of booking with us. */
export class BuyersGiveFeedback extends Migration {
  override up(): void {
    this.addSql(`create table feedback (
      booking_id bigint not null, rating int not null, words text null, language varchar(2) not null,
      created_at timestamptz not null, changed_at timestamptz null, constraint feedback_pkey primary key (booking_id)
    )`);
    this.addSql(`alter table feedback add constraint feedback_rating_check check (rating between 1 and 5)`);
    this.addSql(`alter table feedback add constraint feedback_booking_id_foreign
      foreign key (booking_id) references booking (id)`);
    this.addSql(`create index feedback_created_at_index on feedback (created_at)`);
    for (const statement of alsoAudit(FEEDBACK)) this.addSql(statement);
  }
}
