import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { TARIFF_DEMAND } from './create-audit.js';

const STATEMENTS = [
  `create table tariff_demand (
    id bigserial primary key, operator_id bigint not null, route_id bigint null, steps jsonb not null,
    floor_percent int not null, ceiling_percent int not null,
    effective_from date null, sold boolean not null default true, version int not null default 0
  )`,
  `create index tariff_demand_operator_id_index on tariff_demand (operator_id)`,
  `alter table tariff_demand add constraint tariff_demand_from_one_day
    unique nulls not distinct (operator_id, route_id, effective_from)`,
  ...alsoAudit(TARIFF_DEMAND),
  ...alsoAnnounce('tariff_demand'),
  // Who watches a price hears of these, too (changed-fares-are-told.ts).
  `create trigger tariff_demand_told after insert or update or delete on tariff_demand
    for each statement execute function fares_changed()`,
];

/** Prices move with seats left and days to go, where an operator switches it on. */
export class PricesFollowDemand extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
