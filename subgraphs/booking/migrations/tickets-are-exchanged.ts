import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { EXCHANGE } from './create-audit.js';

/**
 * Seats held in place of others, within the same booking. A leg stands while somebody travels by it, did, or gave it
 * back; one that only waits to replace another, was given up or replaced does not.
 */
export class TicketsAreExchanged extends Migration {
  override up(): void {
    this.addSql(`create table exchange (
      id bigserial primary key, booking_id bigint not null, mode varchar(7) not null, kind text not null,
      state text not null, fee bigint not null, kept bigint not null, currency varchar(3) not null,
      reason text null, created_at timestamptz not null, expires_at timestamptz not null, extensions int not null default 0,
      ended_at timestamptz null
    )`);
    this.addSql(`alter table exchange add constraint exchange_booking_id_foreign
      foreign key (booking_id) references booking (id)`);
    this.addSql(`create index exchange_booking_id_index on exchange (booking_id)`);
    this.addSql(`create unique index exchange_open on exchange (booking_id) where state = 'open'`);
    this.addSql(`create index exchange_over on exchange (expires_at) where state = 'open'`);
    this.addSql(`alter table leg add column exchange_id bigint null, add column stands boolean not null default true`);
    this.addSql(`alter table leg add constraint leg_exchange_id_foreign
      foreign key (exchange_id) references exchange (id) on delete set null`);
    this.addSql(`alter table part add column replaces_id bigint null`);
    this.addSql(`alter table refund_policy add column exchange jsonb null`);
    for (const statement of alsoAudit(EXCHANGE)) this.addSql(statement);
  }
}
