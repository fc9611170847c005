import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { PRICING_ZONE } from './create-audit.js';

/** Whose a zone is stands with its stops, so that an index sees to one zone a stop. */
const OF_ITS_ZONE = `create function zone_stop_of_its_zone() returns trigger language plpgsql as $$ begin
  select z.operator_id, z.route_id into new.operator_id, new.route_id from pricing_zone z where z.id = new.pricing_zone_id;
  return new; end $$`;

const STATEMENTS = [
  `create table operator_tariff (id bigserial primary key, operator_id bigint not null, country_code varchar(2) null, version int not null default 0)`,
  `alter table operator_tariff add constraint operator_tariff_operator_id_unique unique (operator_id)`,
  `create index operator_tariff_country_code_index on operator_tariff (country_code)`,
  `insert into operator_tariff (operator_id) select operator_id from pricing_zone union select operator_id from pricing_rule`,
  `alter table pricing_zone add column route_id bigint null, add column version int not null default 1`,
  `create index pricing_zone_route_id_index on pricing_zone (route_id)`,
  `alter table zone_stop add column route_id bigint null`,
  `alter table zone_stop drop constraint zone_stop_operator_id_stop_id_unique`,
  `alter table zone_stop add constraint zone_stop_of_one_zone unique nulls not distinct (operator_id, route_id, stop_id)`,
  `create index zone_stop_pricing_zone_id_index on zone_stop (pricing_zone_id)`,
  OF_ITS_ZONE,
  `create trigger zone_stop_of_its_zone before insert on zone_stop for each row execute function zone_stop_of_its_zone()`,
  // A zone that has prices is needed.
  `alter table base_ticket_price drop constraint base_ticket_price_zone_from_id_foreign`,
  `alter table base_ticket_price drop constraint base_ticket_price_zone_to_id_foreign`,
  `alter table base_ticket_price add constraint base_ticket_price_zone_from_id_foreign
    foreign key (zone_from_id) references pricing_zone (id)`,
  `alter table base_ticket_price add constraint base_ticket_price_zone_to_id_foreign
    foreign key (zone_to_id) references pricing_zone (id)`,
  `create index base_ticket_price_zone_to_id_index on base_ticket_price (zone_to_id)`,
  `create index pricing_zone_listed_by_name on "pricing_zone" ((lower(coalesce("name", ''))), id)`,
  `alter table pricing_zone add column listed_words text
    generated always as (words_for_search(' ' || coalesce("name", ''))) stored`,
  `create index pricing_zone_listed_words on pricing_zone using gin (looked_through("listed_words") gin_trgm_ops)`,
  ...auditOtherwise(PRICING_ZONE),
];

/** Zones are looked after as records, of an operator or of one of its routes; the tariff knows whose country it is of. */
export class ZonesAreRecords extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
