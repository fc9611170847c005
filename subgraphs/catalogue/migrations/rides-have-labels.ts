import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { ROUTE_TRIP_INFO, TRIP_INFO } from './create-audit.js';

/** What kind of ride it is, in a word: labels, and the routes whose rides have them. */
export class RidesHaveLabels extends Migration {
  override up(): void {
    this.addSql(`create table trip_info (id bigserial primary key, code varchar(255) not null, names jsonb not null,
      version int not null default 1, constraint trip_info_code_unique unique (code))`);
    this.addSql(`create table route_trip_info (id bigserial primary key, route_id bigint not null,
      trip_info_id bigint not null,
      constraint route_trip_info_route_id_trip_info_id_unique unique (route_id, trip_info_id),
      constraint route_trip_info_route_id_foreign foreign key (route_id) references route (id) on delete cascade,
      constraint route_trip_info_trip_info_id_foreign foreign key (trip_info_id) references trip_info (id))`);
    const tables = [TRIP_INFO, ROUTE_TRIP_INFO];
    for (const statement of [...alsoAudit(...tables), ...alsoAnnounce(...tables.map(({ table }) => table))])
      this.addSql(statement);
  }
}
