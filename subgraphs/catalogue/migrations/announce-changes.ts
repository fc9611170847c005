import { Migration } from '@mikro-orm/migrations';

/** What the catalogue in memory is built from. */
const TABLES = [
  'location',
  'stop',
  'operator',
  'operator_branch',
  'vehicle_category',
  'vehicle_subcategory',
  'seat_layout',
  'seat',
  'vehicle_type',
  'amenity',
  'vehicle_type_amenity',
  'route',
  'route_stop',
  'route_amenity',
  'route_timing',
  'timing_stop',
  'route_schedule',
];

/** Whoever keeps the catalogue in memory hears of every change when its transaction commits, once a transaction. */
export class AnnounceChanges extends Migration {
  override up(): void {
    this.addSql(`create function announce_change() returns trigger language plpgsql as $$
      begin perform pg_notify('catalogue_changed', ''); return null; end $$`);
    for (const table of TABLES)
      this.addSql(`create trigger ${table}_announce after insert or update or delete or truncate on "${table}"
        for each statement execute function announce_change()`);
  }
}
