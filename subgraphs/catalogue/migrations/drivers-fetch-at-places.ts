import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { PICKUP_LOCATION, STOP_PICKUP_LOCATION } from './create-audit.js';

/** Places at which drivers fetch travellers, and the stops for whose departures they do. */
export class DriversFetchAtPlaces extends Migration {
  override up(): void {
    this.addSql(`create table pickup_location (id bigserial primary key, operator_id bigint null,
      location_id bigint not null, names jsonb not null, address text null, latitude double precision not null,
      longitude double precision not null, minutes_before int not null, version int not null default 1,
      constraint pickup_location_operator_id_foreign foreign key (operator_id) references operator (id),
      constraint pickup_location_location_id_foreign foreign key (location_id) references location (id))`);
    this.addSql(`create table stop_pickup_location (id bigserial primary key, stop_id bigint not null,
      pickup_location_id bigint not null,
      constraint stop_pickup_location_pickup_location_id_stop_id_unique unique (pickup_location_id, stop_id),
      constraint stop_pickup_location_stop_id_foreign foreign key (stop_id) references stop (id) on delete cascade,
      constraint stop_pickup_location_pickup_location_id_foreign foreign key (pickup_location_id)
        references pickup_location (id) on delete cascade)`);
    const tables = [PICKUP_LOCATION, STOP_PICKUP_LOCATION];
    for (const statement of [...alsoAudit(...tables), ...alsoAnnounce(...tables.map(({ table }) => table))])
      this.addSql(statement);
  }
}
