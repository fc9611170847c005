import { Migration } from '@mikro-orm/migrations';
import { OUTBOX_TABLES } from '@naga/server-kit/outbox/outbox.entity.js';

/** Constraint names are MikroORM's own, so that comparing entities and tables finds no difference. */
const BOOKING = [
  `create table booking (
    id bigserial primary key, pnr varchar(6) not null, mode varchar(7) not null, language varchar(2) not null,
    status text not null, payment_status text not null, currency varchar(3) not null, total bigint not null,
    contact_email text null, contact_phone text null, search_text text not null default '',
    booked_from text not null, booked_by_user_id bigint null, branch_id bigint null, agency_id bigint null,
    affiliate_id text null, operator_ids bigint[] not null, operator_branch_ids bigint[] not null,
    country_codes text[] not null, travels_at timestamptz not null, created_at timestamptz not null,
    sold_at timestamptz null, expires_at timestamptz null, extensions int not null default 0
  )`,
  `alter table booking add constraint booking_pnr_unique unique (pnr)`,
  `create index booking_created_at_index on booking (created_at)`,
  `create index booking_booked_by_user_id_index on booking (booked_by_user_id)`,
  `create index booking_held on booking (expires_at) where expires_at is not null`,
  `create index booking_search on booking using gin (search_text gin_trgm_ops)`,
  `create table leg (
    id bigserial primary key, booking_id bigint not null, direction text not null, journey_leg_id text not null,
    route_schedule_id bigint not null, service_date date not null, departure text not null,
    boarding_position int not null, drop_off_position int not null, operator_id bigint not null,
    operator_name text not null, operator_branch_id bigint null, operator_country_code text not null,
    ticket_phone text null, ticket_email text null, receive_ticket_copy_email text null,
    transport_type text not null, vehicle_name text not null, seat_count int not null, from_name jsonb not null,
    from_location_name jsonb not null, to_name jsonb not null, to_location_name jsonb not null,
    from_address text null, from_latitude double precision null, from_longitude double precision null,
    departure_time timestamptz not null, arrival_time timestamptz not null
  )`,
  `create index leg_booking_id_index on leg (booking_id)`,
  `create index leg_departure_index on leg (departure)`,
  `create table part (
    id bigserial primary key, booking_id bigint not null, leg_id bigint not null, position int not null,
    state text not null, seat_number text not null, title text not null, nationality text not null,
    passenger_type text not null, first_name text null, last_name text null, email text null,
    mobile_number text null, ticket_code text null, fare bigint not null, commission bigint not null,
    stages jsonb not null, refund_policy jsonb not null
  )`,
  `create index part_booking_id_index on part (booking_id)`,
  `create index part_leg_id_index on part (leg_id)`,
  `create table booking_fee (
    id bigserial primary key, booking_id bigint not null, name text not null, amount bigint not null
  )`,
  `create index booking_fee_booking_id_index on booking_fee (booking_id)`,
  `create table booking_event (
    id bigserial primary key, booking_id bigint not null, at timestamptz not null, type text not null,
    actor text not null, facts jsonb not null
  )`,
  `create index booking_event_booking_id_index on booking_event (booking_id)`,
  `create table booking_access (
    token_hash text not null, booking_id bigint not null, created_at timestamptz not null,
    constraint booking_access_pkey primary key (token_hash)
  )`,
  `create index booking_access_booking_id_index on booking_access (booking_id)`,
  `create table reference_try (id bigserial primary key, address text not null, at timestamptz not null)`,
  `create index reference_try_address_at_index on reference_try (address, at)`,
  `alter table leg add constraint leg_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table part add constraint part_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table part add constraint part_leg_id_foreign foreign key (leg_id) references leg (id)`,
  `alter table booking_fee add constraint booking_fee_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table booking_event add constraint booking_event_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table booking_access add constraint booking_access_booking_id_foreign foreign key (booking_id) references booking (id)`,
];

/** rules.md 2: one seat, one half-open segment, one live claim. */
const SEATS = [
  `create table seat_claim (
    id bigserial primary key, booking_id bigint null, part_id bigint null, mode varchar(7) not null,
    departure text not null, seat_no text not null, segment int4range not null, state text not null,
    title text null, expires_at timestamptz null
  )`,
  `alter table seat_claim add constraint seat_claim_state_check check (state in ('held', 'sold', 'blocked', 'released'))`,
  `create index seat_claim_booking_id_index on seat_claim (booking_id)`,
  `alter table seat_claim add constraint seat_claim_no_overlap exclude using gist
    (departure with =, seat_no with =, segment with &&, mode with =) where (state in ('held', 'sold', 'blocked'))`,
];

const TICKETS = [
  `create table ticket (
    id text not null, leg_id bigint not null, mode varchar(7) not null, revoked_at timestamptz null,
    constraint ticket_pkey primary key (id)
  )`,
  `alter table ticket add constraint ticket_leg_id_unique unique (leg_id)`,
  `alter table ticket add constraint ticket_leg_id_foreign foreign key (leg_id) references leg (id)`,
  `create table operator_ticket_range (
    operator_id bigint not null, mode varchar(7) not null, prefix text not null, next bigint not null,
    digits int not null, constraint operator_ticket_range_pkey primary key (operator_id, mode)
  )`,
];

const MONEY = [
  `create table payment (
    id bigserial primary key, booking_id bigint not null, mode varchar(7) not null, method text not null,
    provider text not null, reference text not null, provider_reference text null, state text not null,
    amount bigint not null, currency varchar(3) not null, return_url text null, pay_url text null,
    created_at timestamptz not null, settled_at timestamptz null
  )`,
  `alter table payment add constraint payment_reference_unique unique (reference)`,
  `alter table payment add constraint payment_provider_provider_reference_unique unique (provider, provider_reference)`,
  `create index payment_booking_id_index on payment (booking_id)`,
  `alter table payment add constraint payment_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `create table wing_log (
    id bigserial primary key, payment_id text not null, log_data jsonb not null, mode varchar(7) not null,
    at timestamptz not null
  )`,
  `create table refund_policy (
    id bigserial primary key, operator_id bigint null, class text not null, version int not null, tiers jsonb not null
  )`,
  `create table refund (
    id bigserial primary key, booking_id bigint not null, payment_id bigint not null, mode varchar(7) not null,
    state text not null, amount bigint not null, currency varchar(3) not null, reason text not null,
    created_at timestamptz not null, done_at timestamptz null
  )`,
  `create index refund_booking_id_index on refund (booking_id)`,
  `create index refund_waiting on refund (id) where state in ('created', 'transit')`,
  `alter table refund add constraint refund_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table refund add constraint refund_payment_id_foreign foreign key (payment_id) references payment (id)`,
  `create table ledger_entry (
    id bigserial primary key, transaction_id uuid not null, booking_id bigint not null, mode varchar(7) not null,
    at timestamptz not null, account text not null, party_id text null, debit bigint not null,
    credit bigint not null, currency varchar(3) not null, reason text not null
  )`,
  `alter table ledger_entry add constraint ledger_entry_one_side_check check (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0))`,
  `create index ledger_entry_booking_id_index on ledger_entry (booking_id)`,
  `create index ledger_entry_transaction_id_index on ledger_entry (transaction_id)`,
  `alter table ledger_entry add constraint ledger_entry_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `create function ledger_is_balanced() returns trigger language plpgsql as $$
   begin
     if exists (select 1 from ledger_entry where transaction_id = new.transaction_id
                group by currency having sum(debit) <> sum(credit)) then
       raise exception 'ledger transaction % is not balanced', new.transaction_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger ledger_entry_balanced after insert on ledger_entry
   deferrable initially deferred for each row execute function ledger_is_balanced()`,
  `create function ledger_is_append_only() returns trigger language plpgsql as $$
   begin raise exception 'the ledger is append-only' using errcode = 'check_violation'; end $$`,
  `create trigger ledger_entry_append_only before update or delete on ledger_entry
   for each row execute function ledger_is_append_only()`,
];

const SANDBOX_PROVIDER = [
  `create table sandbox_charge (
    id text not null, reference text not null, state text not null, method text not null, amount bigint not null,
    currency varchar(3) not null, description text not null, return_url text null, mode varchar(7) not null,
    created_at timestamptz not null, decided_at timestamptz null, callback_body text null,
    acknowledged_at timestamptz null, constraint sandbox_charge_pkey primary key (id)
  )`,
  `alter table sandbox_charge add constraint sandbox_charge_reference_unique unique (reference)`,
  `create index sandbox_charge_waiting on sandbox_charge (decided_at) where acknowledged_at is null and decided_at is not null`,
  `create table sandbox_refund (
    reference text not null, charge_id text not null, amount bigint not null, currency varchar(3) not null,
    created_at timestamptz not null, constraint sandbox_refund_pkey primary key (reference)
  )`,
];

export class CreateBooking extends Migration {
  override up(): void {
    for (const statement of [...BOOKING, ...SEATS, ...TICKETS, ...MONEY, ...SANDBOX_PROVIDER, ...OUTBOX_TABLES]) {
      this.addSql(statement);
    }
  }
}
