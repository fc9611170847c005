import { Migration } from '@mikro-orm/migrations';

/** What is bought beside a seat stands among the fees of its booking, with the seat and what it was sold as. */
export class BookingsHaveAddOns extends Migration {
  override up(): void {
    this.addSql(`alter table booking_fee add column part_id bigint, add column add_on jsonb,
      add constraint booking_fee_part_id_foreign foreign key (part_id) references part (id),
      add constraint booking_fee_add_on_check check ((name in ('add_on', 'add_on_back')) = (part_id is not null and add_on is not null))`);
  }
}
