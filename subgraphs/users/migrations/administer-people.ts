import { Migration } from '@mikro-orm/migrations';
import { ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The matrix grew; what an installation has already stays as it is. */
const GRANTS = ROLE_PERMISSIONS.map(
  ({ roleId, permission, scope, secondPerson, cargoAgentsOnly }) =>
    `(${roleId}, ${quoted(permission)}, ${quoted(scope)}, ${secondPerson}, ${cargoAgentsOnly})`,
);

const VERSIONED = `active boolean not null default true, version int not null default 1, created_at timestamptz not null,
  updated_at timestamptz null, updated_by_id bigint null`;

const STATEMENTS = [
  `alter table role add column based_on int null`,
  `create sequence custom_role_id start 100`,
  `insert into role_permission (role_id, permission, scope, second_person, cargo_agents_only)
    values ${GRANTS.join(', ')} on conflict do nothing`,
  `alter table session add column impersonator_session_id uuid null`,
  `create index account_created_at_index on account (created_at)`,
  `create index account_operator_id_index on account (operator_id)`,
  `create index account_agency_id_index on account (agency_id)`,

  `create table agency (
    id bigserial primary key, name varchar(255) not null, contact_name varchar(255) null,
    contact_email varchar(255) null, contact_phone varchar(255) null, country_code varchar(2) not null,
    commission_basis_points int not null, credit_limit bigint not null, credit_currency varchar(3) not null, ${VERSIONED}
  )`,
  `alter table agency add constraint agency_name_unique unique (name)`,

  `create table affiliate (
    id bigserial primary key, code varchar(12) not null, name varchar(255) not null, account_id bigint null,
    country_code varchar(2) null, commission_basis_points int not null, ${VERSIONED}
  )`,
  `alter table affiliate add constraint affiliate_code_unique unique (code)`,
  `alter table affiliate add constraint affiliate_account_id_unique unique (account_id)`,
  `alter table affiliate add constraint affiliate_account_id_foreign
    foreign key (account_id) references account (id) on delete set null`,
  `create table affiliate_booking (
    booking_id bigint not null, affiliate_id bigint not null, mode varchar(255) not null, booked_at timestamptz not null,
    cancelled_at timestamptz null, primary key (booking_id)
  )`,
  `create index affiliate_booking_affiliate_id_booked_at_index on affiliate_booking (affiliate_id, booked_at)`,
  `alter table affiliate_booking add constraint affiliate_booking_affiliate_id_foreign
    foreign key (affiliate_id) references affiliate (id)`,

  `create table api_account (
    id bigserial primary key, owner_id bigint not null, name varchar(255) not null, mode text not null,
    created_at timestamptz not null
  )`,
  `alter table api_account add constraint api_account_mode_check check (mode in ('SANDBOX', 'LIVE'))`,
  `create index api_account_owner_id_index on api_account (owner_id)`,
  `alter table api_account add constraint api_account_owner_id_foreign
    foreign key (owner_id) references account (id) on delete cascade`,
  `create table api_key (
    id bigserial primary key, api_account_id bigint not null, name varchar(255) not null, prefix varchar(32) not null,
    key_hash varchar(64) not null, scopes text[] not null, created_at timestamptz not null,
    expires_at timestamptz null, retires_at timestamptz null, revoked_at timestamptz null,
    last_used_at timestamptz null, replaced_by_id bigint null
  )`,
  `alter table api_key add constraint api_key_key_hash_unique unique (key_hash)`,
  `create index api_key_api_account_id_index on api_key (api_account_id)`,
  `alter table api_key add constraint api_key_api_account_id_foreign
    foreign key (api_account_id) references api_account (id) on delete cascade`,
  `create table api_request (
    id bigserial primary key, key_id bigint not null, at timestamptz not null, method varchar(10) not null,
    path varchar(500) not null, operation varchar(100) null, status int not null, duration int not null,
    request_id varchar(100) not null, ip varchar(60) null
  )`,
  `create index api_request_key_id_at_index on api_request (key_id, at)`,
  `create index api_request_at_index on api_request (at)`,
  `alter table api_request add constraint api_request_key_id_foreign
    foreign key (key_id) references api_key (id) on delete cascade`,

  `create table developer_request (
    id bigserial primary key, name varchar(255) not null, email varchar(255) not null, company varchar(255) not null,
    website varchar(300) null, purpose text not null, country_code varchar(2) null, language varchar(2) not null,
    state text not null default 'WAITING', created_at timestamptz not null, decided_at timestamptz null,
    decided_by_id bigint null, note text null, account_id bigint null
  )`,
  `alter table developer_request add constraint developer_request_state_check
    check (state in ('WAITING', 'APPROVED', 'REFUSED'))`,
  `create index developer_request_state_created_at_index on developer_request (state, created_at)`,
  `create index developer_request_email_index on developer_request (email)`,

  `create table reward_movement (
    id bigserial primary key, account_id bigint not null, kind text not null, points int not null,
    at timestamptz not null, expires_at timestamptz null, booking_id bigint null, note varchar(255) null
  )`,
  `alter table reward_movement add constraint reward_movement_kind_check check (kind in ('EARN_PENDING', 'EARN',
    'REDEEM', 'REDEEM_RETURN', 'EXPIRE', 'REVERSE', 'ADJUST', 'REFERRAL', 'CASHBACK'))`,
  `create index reward_movement_account_id_at_index on reward_movement (account_id, at)`,
  `alter table reward_movement add constraint reward_movement_account_id_foreign
    foreign key (account_id) references account (id)`,
  // The balance is a sum that stays 0 or more (rules.md 10): movements of one account are looked at one by one. Not
  // 'for update': the foreign key has its own lock on the account already, and two of both would wait for each other.
  `create function check_reward_balance() returns trigger language plpgsql as $$
    begin
      perform 1 from account where id = new.account_id for no key update;
      if (select coalesce(sum(points), 0) from reward_movement
          where account_id = new.account_id and kind <> 'EARN_PENDING') < 0 then
        raise exception 'reward balance of account % below zero', new.account_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create trigger reward_movement_balance after insert on reward_movement
    for each row execute function check_reward_balance()`,
  `create function refuse_reward_change() returns trigger language plpgsql as $$
    begin
      raise exception 'reward_movement is append-only' using errcode = 'restrict_violation';
    end $$`,
  `create trigger reward_movement_append_only before update or delete on reward_movement
    for each row execute function refuse_reward_change()`,
];

/** Agencies, affiliates, points, API accounts, and roles of one's own. */
export class AdministerPeople extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
