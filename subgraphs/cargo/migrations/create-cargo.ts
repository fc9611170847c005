import { Migration } from '@mikro-orm/migrations';
import { OUTBOX_TABLES } from '@naga/server-kit/outbox/outbox.entity.js';

const foreign = (table: string, column: string, parent: string, nullable = false) =>
  `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${parent} (id)${
    nullable ? ' on delete set null' : ''
  }`;

/** Constraint names are MikroORM's own, so that comparing entities and tables finds no difference. */
const TABLES = [
  `create table zone (id bigserial primary key, slug varchar(255) not null, names jsonb not null)`,
  `alter table zone add constraint zone_slug_unique unique (slug)`,
  `create table place (
    id bigserial primary key, slug varchar(255) not null, names jsonb not null, zone_id bigint not null
  )`,
  `alter table place add constraint place_slug_unique unique (slug)`,
  foreign('place', 'zone_id', 'zone'),
  `create table package_category (
    id bigserial primary key, slug varchar(255) not null, names jsonb not null, length int not null,
    width int not null, height int not null, max_weight int not null, default_price int not null,
    currency varchar(3) not null, position int not null
  )`,
  `alter table package_category add constraint package_category_slug_unique unique (slug)`,
  `create table package_price (
    id bigserial primary key, zone_from_id bigint not null, zone_to_id bigint not null,
    category_id bigint not null, price int not null, price_per_kg int not null,
    price_per_cubic_metre int not null, currency varchar(3) not null
  )`,
  `alter table package_price add constraint package_price_zone_from_id_zone_to_id_category_id_unique unique (zone_from_id, zone_to_id, category_id)`,
  foreign('package_price', 'zone_from_id', 'zone'),
  foreign('package_price', 'zone_to_id', 'zone'),
  foreign('package_price', 'category_id', 'package_category'),
  `create table parcel (
    id bigserial primary key, mode text not null, code varchar(255) not null,
    pick_up_code varchar(255) not null, status text not null default 'CREATED', from_id bigint not null,
    to_id bigint not null, operator_id bigint null, operator_name varchar(255) not null,
    sender_mobile varchar(255) not null, sender_email varchar(255) null,
    receiver_mobile varchar(255) not null, receiver_email varchar(255) null,
    goods_type jsonb not null, declared_goods_price int not null default 0,
    number_of_units int not null, currency varchar(3) not null, calculated_price int not null,
    manual_price int null, discount int not null default 0, final_price int not null,
    created_at timestamptz not null
  )`,
  `alter table parcel add constraint parcel_code_unique unique (code)`,
  `alter table parcel add constraint parcel_mode_check check (mode in ('live', 'sandbox'))`,
  `alter table parcel add constraint parcel_status_check check (status in ('CREATED', 'IN_TRANSIT', 'ARRIVED', 'COLLECTED'))`,
  foreign('parcel', 'from_id', 'place'),
  foreign('parcel', 'to_id', 'place'),
  `create table parcel_unit (
    id bigserial primary key, parcel_id bigint not null, category_id bigint not null, quantity int not null,
    weight_grams int null, length int null, width int null, height int null, basis text not null,
    unit_price int not null, amount int not null
  )`,
  `create index parcel_unit_parcel_id_index on parcel_unit (parcel_id)`,
  `alter table parcel_unit add constraint parcel_unit_basis_check check (basis in ('category', 'weight', 'volume'))`,
  foreign('parcel_unit', 'parcel_id', 'parcel'),
  foreign('parcel_unit', 'category_id', 'package_category'),
  `create table parcel_event (
    id bigserial primary key, parcel_id bigint not null, type text not null, at timestamptz not null,
    place_id bigint null, implied boolean not null default false, note jsonb null
  )`,
  `create index parcel_event_parcel_id_index on parcel_event (parcel_id)`,
  `alter table parcel_event add constraint parcel_event_type_check check (type in ('CREATED', 'IN_TRANSIT', 'ARRIVED', 'COLLECTED', 'CANCELLED', 'ON_HOLD', 'DELAYED', 'DELIVERY_FAILED', 'DAMAGED', 'LOST', 'RETURNED'))`,
  foreign('parcel_event', 'parcel_id', 'parcel'),
  foreign('parcel_event', 'place_id', 'place', true),
];

export class CreateCargo extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...OUTBOX_TABLES]) this.addSql(statement);
  }

  override down(): void {
    const tables = ['parcel_event', 'parcel_unit', 'parcel', 'package_price', 'package_category', 'place', 'zone'];
    for (const table of [...tables, 'outbox_event', 'consumed_event']) this.addSql(`drop table if exists ${table}`);
    this.addSql('drop function if exists outbox_notify');
  }
}
