import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { OVERRULE } from './create-audit.js';

/** Cancellations that give more back than the terms do, and the second person who approves them. */
export class RefundsAreOverruled extends Migration {
  override up(): void {
    this.addSql(`create table overrule (
      id bigserial primary key, booking_id bigint not null, mode varchar(7) not null, state text not null,
      code text not null, reason text not null, part_ids bigint[] not null, amount bigint not null,
      currency varchar(3) not null, asked_by_id bigint not null, asked_at timestamptz not null,
      decided_by_id bigint null, decided_at timestamptz null
    )`);
    this.addSql(`alter table overrule add constraint overrule_state_check
      check (state in ('waiting', 'done', 'refused', 'withdrawn'))`);
    this.addSql(`alter table overrule add constraint overrule_two_people_check
      check (decided_by_id <> asked_by_id or state = 'withdrawn')`);
    this.addSql(`create index overrule_booking_id_index on overrule (booking_id)`);
    this.addSql(`alter table overrule add constraint overrule_booking_id_foreign
      foreign key (booking_id) references booking (id)`);
    for (const statement of alsoAudit(OVERRULE)) this.addSql(statement);
  }
}
