import { Migration } from '@mikro-orm/migrations';

/** What a feed says of the prices of a line, until somebody asks for them (docs/decisions/0112). */
export class FeedsSayPrices extends Migration {
  override up(): void {
    this
      .addSql(`create table gtfs_line_price (id bigserial primary key, import_id bigint not null, route_id bigint not null,
      currency text not null, prices jsonb not null,
      constraint gtfs_line_price_import_id_route_id_unique unique (import_id, route_id),
      constraint gtfs_line_price_import_id_foreign foreign key (import_id) references gtfs_import (id) on delete cascade,
      constraint gtfs_line_price_route_id_foreign foreign key (route_id) references route (id) on delete cascade)`);
    this.addSql('create index gtfs_line_price_route_id_index on gtfs_line_price (route_id)');
  }
}
