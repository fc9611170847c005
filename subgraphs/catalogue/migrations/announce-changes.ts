import { Migration } from '@mikro-orm/migrations';
import { announceChanges } from '@naga/server-kit/database/living-copy.js';

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
    for (const statement of announceChanges('catalogue_changed', TABLES)) this.addSql(statement);
  }
}
