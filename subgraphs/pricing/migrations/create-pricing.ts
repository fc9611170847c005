import { Migration } from '@mikro-orm/migrations';
import { OUTBOX_TABLES } from '@naga/server-kit/outbox/outbox.entity.js';

const CURRENCY = `currency in ('USD', 'KHR', 'LAK', 'THB', 'VND')`;

/** Constraint names are MikroORM's own, so that comparing entities and tables finds no difference. */
const TABLES = [
  `create table pricing_zone (id bigserial primary key, operator_id bigint not null, name varchar(255) not null)`,
  `create index pricing_zone_operator_id_index on pricing_zone (operator_id)`,
  `create table zone_stop (
    id bigserial primary key, operator_id bigint not null, pricing_zone_id bigint not null, stop_id bigint not null
  )`,
  `alter table zone_stop add constraint zone_stop_operator_id_stop_id_unique unique (operator_id, stop_id)`,
  `alter table zone_stop add constraint zone_stop_pricing_zone_id_foreign
    foreign key (pricing_zone_id) references pricing_zone (id) on delete cascade`,
  `create table base_ticket_price (
    id bigserial primary key, zone_from_id bigint not null, zone_to_id bigint not null,
    passenger_type text not null default 'ADULT', currency text not null default 'USD',
    local_value bigint not null, foreign_value bigint not null,
    local_offer_value bigint null, foreign_offer_value bigint null,
    offer_valid_from date null, offer_valid_to date null, commission int not null default 0
  )`,
  `alter table base_ticket_price add constraint base_ticket_price_zone_from_id_zone_to_id_passenger_type_unique
    unique (zone_from_id, zone_to_id, passenger_type)`,
  `alter table base_ticket_price add constraint base_ticket_price_zone_from_id_foreign
    foreign key (zone_from_id) references pricing_zone (id) on delete cascade`,
  `alter table base_ticket_price add constraint base_ticket_price_zone_to_id_foreign
    foreign key (zone_to_id) references pricing_zone (id) on delete cascade`,
  `alter table base_ticket_price add constraint base_ticket_price_passenger_type_check
    check (passenger_type in ('ADULT', 'CHILD'))`,
  `alter table base_ticket_price add constraint base_ticket_price_currency_check check (${CURRENCY})`,
  `create table pricing_rule (
    id bigserial primary key, operator_id bigint not null, route_timing_id bigint not null,
    local_value bigint not null, non_local_value bigint not null,
    original_local_value bigint not null, original_non_local_value bigint not null,
    valid_from date null, valid_to date null, status text not null default 'ACTIVE',
    is_day_of_week_dependent boolean not null default false, days_of_week smallint[] not null
  )`,
  `create index pricing_rule_operator_id_index on pricing_rule (operator_id)`,
  `create index pricing_rule_route_timing_id_index on pricing_rule (route_timing_id)`,
  `alter table pricing_rule add constraint pricing_rule_status_check check (status in ('ACTIVE', 'INACTIVE'))`,
  `create table transaction_fee (
    id bigserial primary key, currency text not null, percent int not null default 0, fixed bigint not null
  )`,
  `alter table transaction_fee add constraint transaction_fee_currency_unique unique (currency)`,
  `alter table transaction_fee add constraint transaction_fee_currency_check check (${CURRENCY})`,
];

export class CreatePricing extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...OUTBOX_TABLES]) this.addSql(statement);
  }
}
