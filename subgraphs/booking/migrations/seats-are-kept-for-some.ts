import { Migration } from '@mikro-orm/migrations';

/** A blocked seat may be closed to some channels only, or kept for one agency: who else asks finds it blocked. */
export class SeatsAreKeptForSome extends Migration {
  override up(): void {
    this.addSql('alter table seat_block add column closed_to text[] null');
    this.addSql('alter table seat_block add column agency_id bigint null');
    this.addSql(`alter table seat_block add constraint seat_block_closed_to_check
      check (cardinality(closed_to) > 0 and closed_to <@ array['WEB', 'COUNTER', 'AGENCY', 'API'])`);
    this.addSql(`alter table seat_block add constraint seat_block_kept_for_check
      check (closed_to is null or agency_id is null)`);
    this.addSql(
      'create index seat_block_route_schedule_id_service_date_index on seat_block (route_schedule_id, service_date)',
    );
  }
}
