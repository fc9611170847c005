import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { REVIEW_AT_FIRST } from './create-audit.js';

/** What travellers say of a ride; it copies the ride it is about, so that lists and sums need nothing else. */
export class TravellersReview extends Migration {
  override up(): void {
    this.addSql(`create table review (
      id bigserial primary key, booking_id bigint null, leg_id bigint null, mode varchar(7) not null,
      operator_id bigint not null, operator_name text not null, country_code text not null,
      from_name jsonb not null, to_name jsonb not null, travelled_on date not null, author_name text null,
      language varchar(2) not null, cleanliness int not null, punctuality int not null, bus_quality int not null,
      professionalism int not null, issues text[] not null, comments text null, state text not null,
      hidden_reason text null, answer text null, answered_at timestamptz null,
      created_at timestamptz not null, changed_at timestamptz null,
      constraint review_ratings check (least(cleanliness, punctuality, bus_quality, professionalism) >= 1
        and greatest(cleanliness, punctuality, bus_quality, professionalism) <= 5)
    )`);
    this.addSql('alter table review add constraint review_leg_id_unique unique (leg_id)');
    this.addSql('create index review_operator_id_created_at_index on review (operator_id, created_at)');
    this.addSql('create index review_created_at_index on review (created_at)');
    this.addSql('create index review_booking_id_index on review (booking_id)');
    this.addSql(`alter table review add constraint review_booking_id_foreign
      foreign key (booking_id) references booking (id) on delete set null`);
    this.addSql(`alter table review add constraint review_leg_id_foreign
      foreign key (leg_id) references leg (id) on delete set null`);
    for (const statement of alsoAudit(REVIEW_AT_FIRST)) this.addSql(statement);
  }
}
