import { Migration } from '@mikro-orm/migrations';
import { OUTBOX_TABLES } from '@naga/server-kit/outbox/outbox.entity.js';

/** Constraint names are MikroORM's own, so that comparing entities and tables finds no difference. */
const TABLES = [
  `create table role (id int not null, name varchar(255) not null, primary key (id))`,
  `alter table role add constraint role_name_unique unique (name)`,
  `create table role_permission (
    role_id int not null, permission varchar(255) not null, scope text not null,
    second_person boolean not null default false, cargo_agents_only boolean not null default false,
    primary key (role_id, permission)
  )`,
  `alter table role_permission add constraint role_permission_scope_check
    check (scope in ('own', 'branch', 'operator', 'agency', 'country', 'all'))`,
  `alter table role_permission add constraint role_permission_role_id_foreign
    foreign key (role_id) references role (id) on delete cascade`,

  `create table account (
    id bigserial primary key, first_name varchar(255) not null, last_name varchar(255) not null,
    user_name varchar(255) null, email varchar(255) null, secondary_email varchar(255) null,
    phone_number varchar(255) null, profile_picture text null, role_id int not null,
    active boolean not null default true, allow_auto_login boolean not null default false,
    unique_login_code_hash varchar(255) null, block_pay_on_boarding boolean not null default false,
    allow_pay_on_boarding_even_if_auto_blocked boolean not null default false,
    allow_mobile_otp_with_no_limit boolean not null default false,
    telegram_id varchar(255) null, operator_id bigint null, branch_id bigint null, agency_id bigint null,
    country_code varchar(2) null, account_type text null, password_hash varchar(255) null,
    change_password_on_first_login boolean not null default false,
    stop_email_notification boolean not null default false, cargo_agent boolean not null default false,
    language varchar(2) not null default 'en', created_at timestamptz not null
  )`,
  ...['user_name', 'email', 'phone_number', 'unique_login_code_hash', 'telegram_id'].map(
    (column) => `alter table account add constraint account_${column}_unique unique (${column})`,
  ),
  `alter table account add constraint account_account_type_check
    check (account_type in ('COUNTER', 'CALL_CENTRE', 'DRIVER'))`,
  // So that the plain unique constraints hold whatever way a person writes it.
  `alter table account add constraint account_login_names_are_normal
    check (email = lower(email) and user_name = lower(user_name) and phone_number ~ '^[+][0-9]+$')`,
  `create index account_role_id_index on account (role_id)`,
  `alter table account add constraint account_role_id_foreign foreign key (role_id) references role (id)`,

  `create table session (
    id uuid not null, account_id bigint not null, generation int not null default 1, rotated_at timestamptz not null,
    remember boolean not null, created_at timestamptz not null, expires_at timestamptz not null,
    ended_at timestamptz null, end_reason text null, primary key (id)
  )`,
  `alter table session add constraint session_end_reason_check check (end_reason in ('LOGOUT', 'REUSE', 'ACCOUNT_CLOSED'))`,
  `create index session_account_id_index on session (account_id)`,
  `create index session_expires_at_index on session (expires_at)`,
  `alter table session add constraint session_account_id_foreign
    foreign key (account_id) references account (id) on delete cascade`,
  `create table login_attempt (
    key varchar(64) not null, window_started_at timestamptz not null, failures int not null, primary key (key)
  )`,
  `create index login_attempt_window_started_at_index on login_attempt (window_started_at)`,

  `create table message (
    id bigserial primary key, event_id uuid not null, event varchar(255) not null, channel text not null,
    recipient varchar(255) not null, subject text not null, html text not null, text text not null,
    language varchar(2) not null, mode varchar(255) not null, request_id varchar(255) not null,
    operator_ids bigint[] not null, country_codes text[] not null, created_at timestamptz not null,
    due_at timestamptz null, attempts int not null default 0, sent_at timestamptz null
  )`,
  `alter table message add constraint message_channel_check check (channel in ('EMAIL'))`,
  `alter table message add constraint message_event_id_recipient_channel_unique unique (event_id, recipient, channel)`,
  `create index message_created_at_index on message (created_at)`,
  `create index message_due_at_index on message (due_at)`,
  `create table message_attachment (
    id bigserial primary key, message_id bigint not null, file_name varchar(255) not null,
    content_type varchar(255) not null, content bytea not null
  )`,
  `create index message_attachment_message_id_index on message_attachment (message_id)`,
  `alter table message_attachment add constraint message_attachment_message_id_foreign
    foreign key (message_id) references message (id) on delete cascade`,
  ...OUTBOX_TABLES,
];

export class CreateUsers extends Migration {
  override up(): void {
    for (const statement of TABLES) this.addSql(statement);
  }
}
