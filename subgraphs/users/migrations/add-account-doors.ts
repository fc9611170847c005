import { Migration } from '@mikro-orm/migrations';

const references = (table: string, more = ''): string =>
  `alter table ${table} add constraint ${table}_account_id_foreign
    foreign key (account_id) references account (id)${more} on delete cascade`;

/** What MikroORM wants of a key that is a reference, too. */
const ONE_EACH = ' on update cascade';

const COLUMNS = [
  'version int not null default 1',
  'updated_at timestamptz null',
  'updated_by_id bigint null',
  'email_verified_at timestamptz null',
  'mobile_verified_at timestamptz null',
  'pending_phone_number varchar(255) null',
  'unique_login_code_expires_at timestamptz null',
  'last_login_at timestamptz null',
  'password_changed_at timestamptz null',
  'deleted_at timestamptz null',
];

const STATEMENTS = [
  `alter table account ${COLUMNS.map((column) => `add column ${column}`).join(', ')}`,

  `alter table session add column device varchar(255) null, add column ip varchar(255) null,
    add column last_used_at timestamptz null, add column impersonator_id bigint null`,
  `update session set device = '', last_used_at = rotated_at`,
  `alter table session alter column device set not null, alter column last_used_at set not null`,
  `alter table session drop constraint session_end_reason_check`,
  `alter table session add constraint session_end_reason_check check (end_reason in
    ('LOGOUT', 'REUSE', 'ACCOUNT_CLOSED', 'PASSWORD_CHANGED', 'ENDED_ELSEWHERE', 'IMPERSONATION_OVER'))`,

  // Counters of a quarter of an hour: nothing worth keeping.
  `drop table login_attempt`,
  `create table attempt (
    key varchar(64) not null, window_started_at timestamptz not null, window_ends_at timestamptz not null,
    count int not null, primary key (key)
  )`,
  `create index attempt_window_ends_at_index on attempt (window_ends_at)`,

  `create table account_token (
    id bigserial primary key, account_id bigint not null, kind text not null, token_hash varchar(64) not null,
    email varchar(255) not null, created_at timestamptz not null, expires_at timestamptz not null,
    used_at timestamptz null
  )`,
  `alter table account_token add constraint account_token_kind_check
    check (kind in ('VERIFY_EMAIL', 'CHANGE_EMAIL', 'RESET_PASSWORD'))`,
  `alter table account_token add constraint account_token_token_hash_unique unique (token_hash)`,
  `create index account_token_account_id_index on account_token (account_id)`,
  `create index account_token_expires_at_index on account_token (expires_at)`,
  references('account_token'),

  `create table one_time_code (
    phone_number varchar(255) not null, account_id bigint not null, code_hash varchar(64) not null,
    tries int not null default 0, created_at timestamptz not null, expires_at timestamptz not null,
    used_at timestamptz null, primary key (phone_number, account_id)
  )`,
  `create index one_time_code_expires_at_index on one_time_code (expires_at)`,
  references('one_time_code'),

  `create table second_factor (
    account_id bigint not null, sealed_secret varchar(255) not null, confirmed_at timestamptz not null,
    last_step bigint not null, primary key (account_id)
  )`,
  references('second_factor', ONE_EACH),
  `create table pending_second_factor (
    account_id bigint not null, sealed_secret varchar(255) not null, created_at timestamptz not null,
    primary key (account_id)
  )`,
  references('pending_second_factor', ONE_EACH),
  `create table recovery_code (
    id bigserial primary key, account_id bigint not null, code_hash varchar(64) not null, used_at timestamptz null
  )`,
  `alter table recovery_code add constraint recovery_code_account_id_code_hash_unique unique (account_id, code_hash)`,
  references('recovery_code'),
  `create table login_challenge (
    token_hash varchar(64) not null, account_id bigint not null, remember boolean not null,
    sealed_setup varchar(255) null, tries int not null default 0, created_at timestamptz not null,
    expires_at timestamptz not null, used_at timestamptz null, primary key (token_hash)
  )`,
  `create index login_challenge_account_id_index on login_challenge (account_id)`,
  `create index login_challenge_expires_at_index on login_challenge (expires_at)`,
  references('login_challenge'),

  `create table profile_picture (
    id uuid not null, account_id bigint not null, content bytea not null, created_at timestamptz not null,
    primary key (id)
  )`,
  `alter table profile_picture add constraint profile_picture_account_id_unique unique (account_id)`,
  references('profile_picture'),

  `alter table message add column private boolean not null default false`,
  `alter table message drop constraint message_channel_check`,
  `alter table message add constraint message_channel_check check (channel in ('EMAIL', 'SMS'))`,
];

/** What signing in by other means than a password needs, and what people may say of themselves. */
export class AddAccountDoors extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
