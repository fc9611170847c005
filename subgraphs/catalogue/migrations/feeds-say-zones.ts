import { Migration } from '@mikro-orm/migrations';

/** Of a line with many fares its feed says which stops cost the same (docs/decisions/0119). */
export class FeedsSayZones extends Migration {
  override up(): void {
    this.addSql(`alter table gtfs_line_price add column zones jsonb not null default '[]'`);
  }
}
