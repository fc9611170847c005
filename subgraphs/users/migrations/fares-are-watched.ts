import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

const FARE_ALERT: AuditedTable = {
  table: 'fare_alert',
  entity: 'FareAlert',
  mode: 'r.mode',
  secret: ['token'],
  personal: ['email'],
  ignored: ['look_at'],
};

const STATEMENTS = [
  `create table fare_alert (
    id bigserial primary key, token varchar(43) not null, account_id bigint null, email varchar(254) null, language varchar(2) not null,
    mode varchar(255) not null, transport_type varchar(255) null, from_slug varchar(255) not null,
    to_slug varchar(255) not null, from_name jsonb not null, to_name jsonb not null, date date not null,
    national_of varchar(2) null, currency varchar(3) not null, below bigint not null, state text not null,
    created_at timestamptz not null, told_at timestamptz null, look_at timestamptz not null
  )`,
  `alter table fare_alert add constraint fare_alert_token_unique unique (token)`,
  `alter table fare_alert add constraint fare_alert_state_check check (state in ('WAITING', 'ACTIVE'))`,
  `alter table fare_alert add constraint fare_alert_account_id_foreign
    foreign key (account_id) references account (id) on delete cascade`,
  `create index fare_alert_account_id_index on fare_alert (account_id)`,
  `create index fare_alert_email_index on fare_alert (email)`,
  `create index fare_alert_date_index on fare_alert (date)`,
  `create index fare_alert_state_look_at_index on fare_alert (state, look_at)`,
];

/** Who finds a price too high can have himself told when it falls. */
export class FaresAreWatched extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('fares-are-watched'));
    for (const statement of STATEMENTS) this.addSql(statement);
    for (const statement of alsoAudit(FARE_ALERT)) this.addSql(statement);
  }
}
