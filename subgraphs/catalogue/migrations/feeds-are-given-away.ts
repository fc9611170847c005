import { Migration } from '@mikro-orm/migrations';

/** What is on sale is kept as an archive that anybody may read (docs/decisions/0082). */
export class FeedsAreGivenAway extends Migration {
  override up(): void {
    this.addSql(`create table gtfs_feed (id bigserial primary key, digest varchar(64) not null,
      made_at timestamptz not null, bytes bigint not null, parts int not null)`);
    this.addSql(`create table gtfs_feed_part (id bigserial primary key, feed_id bigint not null,
      position int not null, content bytea not null,
      constraint gtfs_feed_part_feed_id_position_unique unique (feed_id, position),
      constraint gtfs_feed_part_feed_id_foreign foreign key (feed_id) references gtfs_feed (id) on delete cascade)`);
  }
}
