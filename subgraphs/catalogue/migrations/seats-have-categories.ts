import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { SEAT_CATEGORY } from './create-audit.js';

/** Types of seats are of a class: 'Business' may be a sofa here and a bed there. */
export class SeatsHaveCategories extends Migration {
  override up(): void {
    this.addSql(`create table seat_category (id bigserial primary key, names jsonb not null,
      version int not null default 1)`);
    this.addSql(`alter table seat_type add column seat_category_id bigint null,
      add constraint seat_type_seat_category_id_foreign
        foreign key (seat_category_id) references seat_category (id) on delete set null`);
    for (const statement of [...alsoAudit(SEAT_CATEGORY), ...alsoAnnounce('seat_category')]) this.addSql(statement);
  }
}
