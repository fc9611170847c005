import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { OPERATOR_AMENITIES } from './create-audit.js';

const pairs = (table: string, column: string): string =>
  `create table ${table} (id bigserial primary key, operator_amenity_id bigint not null, ${column} bigint not null,
    constraint ${table}_operator_amenity_id_${column}_unique unique (operator_amenity_id, ${column}),
    constraint ${table}_operator_amenity_id_foreign
      foreign key (operator_amenity_id) references operator_amenity (id) on delete cascade,
    constraint ${table}_${column}_foreign foreign key (${column}) references amenity (id))`;

/** An operator says what its vehicles of a shared type have on board beside what the type says, and what they lack. */
export class OperatorsSayWhatIsOnBoard extends Migration {
  override up(): void {
    this.addSql(`create table operator_amenity (id bigserial primary key, operator_id bigint not null,
      vehicle_type_id bigint not null, note jsonb not null, version int not null default 1,
      constraint operator_amenity_operator_id_vehicle_type_id_unique unique (operator_id, vehicle_type_id),
      constraint operator_amenity_operator_id_foreign foreign key (operator_id) references operator (id),
      constraint operator_amenity_vehicle_type_id_foreign foreign key (vehicle_type_id) references vehicle_type (id))`);
    this.addSql(pairs('operator_amenity_offer', 'amenity_id'));
    this.addSql(pairs('operator_amenity_lack', 'lacking_id'));
    const tables = OPERATOR_AMENITIES;
    for (const statement of [...alsoAudit(...tables), ...alsoAnnounce(...tables.map(({ table }) => table))])
      this.addSql(statement);
  }
}
