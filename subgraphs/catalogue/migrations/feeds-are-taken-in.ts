import { Migration } from '@mikro-orm/migrations';

/** Feeds of others come in as a whole, and what came of them is remembered by their ids (docs/decisions/0084). */
export class FeedsAreTakenIn extends Migration {
  override up(): void {
    this.addSql(`create table gtfs_import (id bigserial primary key, operator_id bigint not null,
      made_by bigint null, made_at timestamptz not null, file_name text not null, bytes int not null,
      vehicle_type_ids bigint[] not null, state text not null, done int not null default 0, total int not null default 0,
      failure text null, report jsonb null,
      constraint gtfs_import_operator_id_foreign foreign key (operator_id) references operator (id),
      constraint gtfs_import_state_check check (state in
        ('UPLOADING', 'REHEARSING', 'REHEARSED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'FAILED')))`);
    this.addSql('create index gtfs_import_operator_id_index on gtfs_import (operator_id)');
    this.addSql(`create table gtfs_import_part (id bigserial primary key, import_id bigint not null,
      position int not null, content bytea not null,
      constraint gtfs_import_part_import_id_position_unique unique (import_id, position),
      constraint gtfs_import_part_import_id_foreign foreign key (import_id) references gtfs_import (id) on delete cascade)`);
    this.addSql(`create table gtfs_import_change (id bigserial primary key, import_id bigint not null,
      kind text not null, feed_id text not null, row_id bigint not null, version int not null,
      before jsonb null, said_before text null, gone_before boolean not null,
      constraint gtfs_import_change_kind_check check (kind in ('STOP', 'LINE')),
      constraint gtfs_import_change_import_id_foreign foreign key (import_id) references gtfs_import (id) on delete cascade)`);
    this.addSql('create index gtfs_import_change_import_id_index on gtfs_import_change (import_id)');
    this.addSql(`create table gtfs_link (id bigserial primary key, operator_id bigint not null, kind text not null,
      feed_id text not null, stop_id bigint null, route_id bigint null, said text not null, gone boolean not null default false,
      constraint gtfs_link_kind_check check (case kind when 'STOP' then stop_id is not null and route_id is null
        when 'LINE' then route_id is not null and stop_id is null else false end),
      constraint gtfs_link_operator_id_kind_feed_id_unique unique (operator_id, kind, feed_id),
      constraint gtfs_link_operator_id_foreign foreign key (operator_id) references operator (id),
      constraint gtfs_link_stop_id_foreign foreign key (stop_id) references stop (id) on delete cascade,
      constraint gtfs_link_route_id_foreign foreign key (route_id) references route (id) on delete cascade)`);
    this.addSql('create index gtfs_link_stop_id_index on gtfs_link (stop_id)');
    this.addSql('create index gtfs_link_route_id_index on gtfs_link (route_id)');
  }
}
