import { Migration } from '@mikro-orm/migrations';

/** A seat that is blocked before and behind a passenger says between which stops; on the whole ride nothing is said. */
export class BlocksSayTheirPart extends Migration {
  override up(): void {
    this.addSql('alter table seat_block add column from_names jsonb null, add column to_names jsonb null');
    this.addSql(`alter table seat_block add constraint seat_block_part_check
      check ((from_names is null) = (to_names is null))`);
    // Rows of one seat are found together.
    this.addSql('drop index seat_block_route_schedule_id_service_date_index');
    this.addSql(`create index seat_block_route_schedule_id_service_date_seat_no_index
      on seat_block (route_schedule_id, service_date, seat_no)`);
  }
}
