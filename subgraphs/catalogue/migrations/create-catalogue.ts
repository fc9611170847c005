import { Migration } from '@mikro-orm/migrations';
import { OUTBOX_TABLES } from '@naga/server-kit/outbox/outbox.entity.js';

/** Constraint names are MikroORM's own, so that comparing entities and tables finds no difference. */
const TABLES = [
  `create table amenity (
    id bigserial primary key, code varchar(255) not null, names jsonb not null, icon varchar(255) not null
  )`,
  `alter table amenity add constraint amenity_code_unique unique (code)`,
  `create table location (
    id bigserial primary key, slug varchar(255) not null, names jsonb not null, type text not null,
    country_code varchar(2) not null, parent_id bigint null, geonames_id int null,
    subdivision_code varchar(255) null, latitude double precision not null, longitude double precision not null,
    source varchar(255) null
  )`,
  `alter table location add constraint location_slug_unique unique (slug)`,
  `alter table location add constraint location_type_check check (type in ('COUNTRY', 'PROVINCE', 'CITY', 'TOWN', 'ISLAND', 'BORDER', 'AIRPORT'))`,
  `create table operator (
    id bigserial primary key, slug varchar(255) not null, names jsonb not null,
    country_code varchar(2) not null, logo_url text null, app_background text null, app_tag_line jsonb null,
    featured boolean not null default false, receive_ticket_copy boolean not null default false,
    allow_local_only boolean not null default false, offline boolean not null default false,
    manual_ticket_code_assignment boolean not null default false,
    confirms_by_hand boolean not null default false, ticket_phone varchar(255) null,
    ticket_email varchar(255) null, website text null, about jsonb null, city varchar(255) null,
    email varchar(255) null, phone varchar(255) null, latitude double precision null,
    longitude double precision null, cancellation_policy jsonb null, own_operator_id varchar(255) null,
    other_operator_id bigint null, rating double precision null, review_count int not null default 0
  )`,
  `alter table operator add constraint operator_slug_unique unique (slug)`,
  `create table operator_branch (
    id bigserial primary key, operator_id bigint not null, location_id bigint null, name varchar(255) not null,
    address text null, contact_phone varchar(255) null, added_by bigint null
  )`,
  `create index operator_branch_operator_id_index on operator_branch (operator_id)`,
  `create table route (
    id bigserial primary key, operator_id bigint not null, names jsonb not null, transport_type text not null,
    local_country_code varchar(2) not null, distance_km int null
  )`,
  `create index route_operator_id_index on route (operator_id)`,
  `alter table route add constraint route_transport_type_check check (transport_type in ('BUS', 'TAXI', 'FERRY'))`,
  `create table route_amenity (
    id bigserial primary key, route_id bigint not null, amenity_id bigint not null
  )`,
  `alter table route_amenity add constraint route_amenity_route_id_amenity_id_unique unique (route_id, amenity_id)`,
  `create table route_timing (
    id bigserial primary key, route_id bigint not null, allow_pickup boolean not null default false,
    route_branch_id bigint null, blocking_hours_from int null, blocking_hours_to int null,
    block_before int not null default 0, connecting_route_ids bigint[] not null,
    connecting_operator_id bigint null
  )`,
  `create index route_timing_route_id_index on route_timing (route_id)`,
  `create table seat_layout (
    id bigserial primary key, operator_id bigint null, name varchar(255) not null, floors int not null,
    rows int not null, columns int not null, number_of_seats int not null
  )`,
  `create table seat_type (
    id bigserial primary key, abbreviation varchar(255) not null, description jsonb not null,
    icon varchar(255) null
  )`,
  `alter table seat_type add constraint seat_type_abbreviation_unique unique (abbreviation)`,
  `create table seat (
    id bigserial primary key, seat_layout_id bigint not null, seat_type_id bigint null, kind text not null,
    number varchar(255) not null default '', floor int not null, "row" int not null, "column" int not null,
    blocked boolean not null default false, bookable boolean not null default true,
    allow_male boolean not null default true, allow_female boolean not null default true,
    blocked_from date null, blocked_to date null
  )`,
  `alter table seat add constraint seat_seat_layout_id_floor_row_column_unique unique (seat_layout_id, floor, "row", "column")`,
  `alter table seat add constraint seat_kind_check check (kind in ('SEAT', 'AISLE', 'DOOR', 'DRIVER', 'TOILET', 'STAIRS', 'EMPTY'))`,
  `create table stop (
    id bigserial primary key, operator_id bigint null, location_id bigint not null, names jsonb not null,
    address text null, contact_phone varchar(255) null, latitude double precision not null,
    longitude double precision not null, time_zone varchar(255) not null default 'Asia/Phnom_Penh',
    source varchar(255) null
  )`,
  `create index stop_location_id_index on stop (location_id)`,
  `create table route_stop (
    id bigserial primary key, route_id bigint not null, stop_id bigint not null, "position" int not null,
    travel_time int not null, boarding_stop boolean not null default true,
    drop_off_stop boolean not null default true, current_status text not null default 'ACTIVE'
  )`,
  `alter table route_stop add constraint route_stop_route_id_position_unique unique (route_id, "position")`,
  `alter table route_stop add constraint route_stop_current_status_check check (current_status in ('ACTIVE', 'SUSPENDED'))`,
  `create table place_name (
    id bigserial primary key, location_id bigint not null, stop_id bigint null, name varchar(255) not null,
    search_text varchar(255) not null
  )`,
  `create index place_name_location_id_index on place_name (location_id)`,
  `create index place_name_stop_id_index on place_name (stop_id)`,
  `create table timing_stop (
    id bigserial primary key, route_timing_id bigint not null, stop_id bigint not null, stop_name jsonb null,
    "position" int not null, arrival_time int not null, departure_time int not null,
    same_day_arrival boolean not null default true, same_day_departure boolean not null default true
  )`,
  `alter table timing_stop add constraint timing_stop_route_timing_id_position_unique unique (route_timing_id, "position")`,
  `create table vehicle_category (
    id bigserial primary key, names jsonb not null
  )`,
  `create table vehicle_subcategory (
    id bigserial primary key, vehicle_category_id bigint not null, names jsonb not null
  )`,
  `create table vehicle_type (
    id bigserial primary key, operator_id bigint null, names jsonb not null, transport_type text not null,
    vehicle_category_id bigint not null, vehicle_subcategory_id bigint null, seat_layout_id bigint not null,
    gallery text[] not null
  )`,
  `alter table vehicle_type add constraint vehicle_type_transport_type_check check (transport_type in ('BUS', 'TAXI', 'FERRY'))`,
  `create table route_schedule (
    id bigserial primary key, route_timing_id bigint not null, days_of_week smallint[] not null,
    vehicle_type_id bigint not null, has_passenger_type_pricing boolean not null default false,
    disabled boolean not null default false, block_before int null, blocking_from date null,
    blocking_to date null, allow_male_next_to_female boolean not null default true, specific_note jsonb null,
    route_branch_id bigint null, allow_from1 date null, allow_to1 date null, allow_from2 date null,
    allow_to2 date null, route_for_user text not null default 'EVERYONE'
  )`,
  `create index route_schedule_route_timing_id_index on route_schedule (route_timing_id)`,
  `alter table route_schedule add constraint route_schedule_days_of_week_check check (days_of_week <@ '{1,2,3,4,5,6,7}'::smallint[])`,
  `alter table timing_stop add constraint timing_stop_clock_check check (arrival_time >= 0 and arrival_time < 1440 and departure_time >= 0 and departure_time < 1440)`,
  `alter table route_schedule add constraint route_schedule_route_for_user_check check (route_for_user in ('EVERYONE', 'REGISTERED', 'AGENCY', 'STAFF'))`,
  `create table vehicle_type_amenity (
    id bigserial primary key, vehicle_type_id bigint not null, amenity_id bigint not null
  )`,
  `alter table vehicle_type_amenity add constraint vehicle_type_amenity_vehicle_type_id_amenity_id_unique unique (vehicle_type_id, amenity_id)`,
  `alter table location add constraint location_parent_id_foreign foreign key (parent_id) references location (id) on delete set null`,
  `alter table operator add constraint operator_other_operator_id_foreign foreign key (other_operator_id) references operator (id) on delete set null`,
  `alter table operator_branch add constraint operator_branch_operator_id_foreign foreign key (operator_id) references operator (id)`,
  `alter table operator_branch add constraint operator_branch_location_id_foreign foreign key (location_id) references location (id) on delete set null`,
  `alter table route add constraint route_operator_id_foreign foreign key (operator_id) references operator (id)`,
  `alter table route_amenity add constraint route_amenity_route_id_foreign foreign key (route_id) references route (id) on delete cascade`,
  `alter table route_amenity add constraint route_amenity_amenity_id_foreign foreign key (amenity_id) references amenity (id)`,
  `alter table route_timing add constraint route_timing_route_id_foreign foreign key (route_id) references route (id) on delete cascade`,
  `alter table route_timing add constraint route_timing_route_branch_id_foreign foreign key (route_branch_id) references operator_branch (id) on delete set null`,
  `alter table route_timing add constraint route_timing_connecting_operator_id_foreign foreign key (connecting_operator_id) references operator (id) on delete set null`,
  `alter table seat_layout add constraint seat_layout_operator_id_foreign foreign key (operator_id) references operator (id) on delete set null`,
  `alter table seat add constraint seat_seat_layout_id_foreign foreign key (seat_layout_id) references seat_layout (id) on delete cascade`,
  `alter table seat add constraint seat_seat_type_id_foreign foreign key (seat_type_id) references seat_type (id) on delete set null`,
  `alter table stop add constraint stop_operator_id_foreign foreign key (operator_id) references operator (id) on delete set null`,
  `alter table stop add constraint stop_location_id_foreign foreign key (location_id) references location (id)`,
  `alter table route_stop add constraint route_stop_route_id_foreign foreign key (route_id) references route (id) on delete cascade`,
  `alter table route_stop add constraint route_stop_stop_id_foreign foreign key (stop_id) references stop (id)`,
  `alter table place_name add constraint place_name_location_id_foreign foreign key (location_id) references location (id) on delete cascade`,
  `alter table place_name add constraint place_name_stop_id_foreign foreign key (stop_id) references stop (id) on delete cascade`,
  `alter table timing_stop add constraint timing_stop_route_timing_id_foreign foreign key (route_timing_id) references route_timing (id) on delete cascade`,
  `alter table timing_stop add constraint timing_stop_stop_id_foreign foreign key (stop_id) references stop (id)`,
  `alter table vehicle_subcategory add constraint vehicle_subcategory_vehicle_category_id_foreign foreign key (vehicle_category_id) references vehicle_category (id)`,
  `alter table vehicle_type add constraint vehicle_type_operator_id_foreign foreign key (operator_id) references operator (id) on delete set null`,
  `alter table vehicle_type add constraint vehicle_type_vehicle_category_id_foreign foreign key (vehicle_category_id) references vehicle_category (id)`,
  `alter table vehicle_type add constraint vehicle_type_vehicle_subcategory_id_foreign foreign key (vehicle_subcategory_id) references vehicle_subcategory (id) on delete set null`,
  `alter table vehicle_type add constraint vehicle_type_seat_layout_id_foreign foreign key (seat_layout_id) references seat_layout (id)`,
  `alter table route_schedule add constraint route_schedule_route_timing_id_foreign foreign key (route_timing_id) references route_timing (id) on delete cascade`,
  `alter table route_schedule add constraint route_schedule_vehicle_type_id_foreign foreign key (vehicle_type_id) references vehicle_type (id)`,
  `alter table route_schedule add constraint route_schedule_route_branch_id_foreign foreign key (route_branch_id) references operator_branch (id) on delete set null`,
  `alter table vehicle_type_amenity add constraint vehicle_type_amenity_vehicle_type_id_foreign foreign key (vehicle_type_id) references vehicle_type (id) on delete cascade`,
  `alter table vehicle_type_amenity add constraint vehicle_type_amenity_amenity_id_foreign foreign key (amenity_id) references amenity (id)`,
];

/** The tables of the catalogue. */
export class CreateCatalogue extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...OUTBOX_TABLES]) this.addSql(statement);
  }
}
