import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { AUDITED_COUPONS } from './create-audit.js';

const CURRENCY = `currency in ('USD', 'KHR', 'LAK', 'THB', 'VND')`;

/** Constraint names are MikroORM's own where it knows the constraint. */
const TABLES = [
  `create table coupon (
    id bigserial primary key, operator_id bigint null, country_code varchar(2) null, name text not null,
    kind text not null, value bigint not null, currency text not null, cap bigint null,
    buy_from timestamptz null, buy_until timestamptz null, travel_from date null, travel_until date null,
    weekdays smallint[] not null, transport_types text[] not null, operator_ids bigint[] not null,
    route_ids bigint[] not null, minimum_amount bigint null, minimum_passengers int null,
    first_booking_only boolean not null default false, nationality text null, channels text[] not null,
    payment_methods text[] not null, limit_total int null, limit_per_customer int null, limit_per_day int null,
    budget bigint null, funded_by text not null, operator_share int not null default 0,
    combines_with_offers boolean not null default true, active boolean not null default true,
    version int not null default 1, created_at timestamptz not null, updated_at timestamptz null,
    updated_by_id bigint null
  )`,
  `create index coupon_operator_id_index on coupon (operator_id)`,
  `alter table coupon add constraint coupon_kind_check check (kind in ('PERCENT', 'AMOUNT', 'SET_PRICE'))`,
  `alter table coupon add constraint coupon_currency_check check (${CURRENCY})`,
  `alter table coupon add constraint coupon_nationality_check check (nationality in ('LOCAL', 'FOREIGN'))`,
  `alter table coupon add constraint coupon_funded_by_check check (funded_by in ('PLATFORM', 'OPERATOR', 'SHARED'))`,
  `create table coupon_count (
    coupon_id bigint not null, mode varchar(7) not null, limit_total int null, budget bigint null,
    uses int not null default 0, spent bigint not null,
    constraint coupon_count_pkey primary key (coupon_id, mode),
    constraint coupon_count_uses_check check (uses >= 0 and (limit_total is null or uses <= limit_total)),
    constraint coupon_count_spent_check check (spent >= 0 and (budget is null or spent <= budget))
  )`,
  `alter table coupon_count add constraint coupon_count_coupon_id_foreign foreign key (coupon_id) references coupon (id)`,
  `create table coupon_code (
    id bigserial primary key, coupon_id bigint not null, code text not null, created_at timestamptz not null
  )`,
  `alter table coupon_code add constraint coupon_code_code_unique unique (code)`,
  `create index coupon_code_coupon_id_index on coupon_code (coupon_id)`,
  `alter table coupon_code add constraint coupon_code_coupon_id_foreign foreign key (coupon_id) references coupon (id)`,
  `create table coupon_use (
    id bigserial primary key, coupon_id bigint not null, code_id bigint not null, booking_id bigint not null,
    turn int not null, mode varchar(7) not null, state text not null, discount bigint not null, currency text not null,
    account_id bigint null, contact text null, day date not null, reserved_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `alter table coupon_use add constraint coupon_use_booking_id_turn_unique unique (booking_id, turn)`,
  `create index coupon_use_code_id_index on coupon_use (code_id)`,
  `create index coupon_use_coupon_id_mode_account_id_index on coupon_use (coupon_id, mode, account_id)`,
  `create index coupon_use_coupon_id_mode_contact_index on coupon_use (coupon_id, mode, contact)`,
  `create index coupon_use_coupon_id_mode_day_index on coupon_use (coupon_id, mode, day)`,
  `create index coupon_use_state_expires_at_index on coupon_use (state, expires_at)`,
  `alter table coupon_use add constraint coupon_use_coupon_id_foreign foreign key (coupon_id) references coupon (id)`,
  `alter table coupon_use add constraint coupon_use_code_id_foreign foreign key (code_id) references coupon_code (id)`,
  `alter table coupon_use add constraint coupon_use_state_check check (state in ('RESERVED', 'CONSUMED', 'RELEASED'))`,
  `alter table coupon_use add constraint coupon_use_currency_check check (${CURRENCY})`,
  `create table coupon_try (id bigserial primary key, guesser text not null, at timestamptz not null)`,
  `create index coupon_try_guesser_at_index on coupon_try (guesser, at)`,
];

/** Coupons with their codes, what is left of them, and the bookings that use them. */
export class CouponsLowerFares extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...alsoAudit(...AUDITED_COUPONS)]) this.addSql(statement);
  }
}
