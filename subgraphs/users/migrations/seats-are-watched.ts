import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

const SEAT_ALERT: AuditedTable = {
  table: 'seat_alert',
  entity: 'SeatAlert',
  mode: 'r.mode',
  secret: ['token'],
  personal: ['email'],
  ignored: ['look_at'],
};

const STATEMENTS = [
  `create table seat_alert (
    id bigserial primary key, token varchar(43) not null, account_id bigint null, email varchar(254) null, language varchar(2) not null,
    mode varchar(255) not null, transport_type varchar(255) null, from_slug varchar(255) not null,
    to_slug varchar(255) not null, from_name jsonb not null, to_name jsonb not null, date date not null,
    adults int not null, children int not null, state text not null, created_at timestamptz not null,
    told_at timestamptz null, look_at timestamptz not null
  )`,
  `alter table seat_alert add constraint seat_alert_token_unique unique (token)`,
  `alter table seat_alert add constraint seat_alert_state_check check (state in ('WAITING', 'ACTIVE', 'TOLD'))`,
  `alter table seat_alert add constraint seat_alert_account_id_foreign
    foreign key (account_id) references account (id) on delete cascade`,
  `create index seat_alert_account_id_index on seat_alert (account_id)`,
  `create index seat_alert_email_index on seat_alert (email)`,
  `create index seat_alert_date_index on seat_alert (date)`,
  `create index seat_alert_state_look_at_index on seat_alert (state, look_at)`,
];

/** Who finds no seat can have himself told when there is one. */
export class SeatsAreWatched extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('seats-are-watched'));
    for (const statement of STATEMENTS) this.addSql(statement);
    for (const statement of alsoAudit(SEAT_ALERT)) this.addSql(statement);
  }
}
