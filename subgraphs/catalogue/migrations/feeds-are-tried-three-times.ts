import { Migration } from '@mikro-orm/migrations';

/** A step that ends its process is not tried for ever; who asked for it, and what stands in its way, is known. */
export class FeedsAreTriedThreeTimes extends Migration {
  override up(): void {
    this.addSql(`alter table gtfs_import add column tries int not null default 0, add column asked_by bigint null,
      add column stopped_by jsonb null, add column reading text null`);
    this.addSql('update gtfs_import set asked_by = made_by');
  }
}
