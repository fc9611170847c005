import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { PRICE_REQUEST } from './create-audit.js';

/** Prices of a line that somebody asks for, and the second person who decides them. */
export class PricesAreAskedFor extends Migration {
  override up(): void {
    this.addSql(`create table price_request (
      id bigserial primary key, state text not null, line_id bigint not null, operator_id bigint not null,
      country_code varchar(2) not null, currency varchar(3) not null, prices jsonb not null, seen text not null,
      asked_by_id bigint not null, asked_at timestamptz not null, decided_by_id bigint null, decided_at timestamptz null,
      answer text null
    )`);
    this.addSql(`alter table price_request add constraint price_request_state_check
      check (state in ('waiting', 'done', 'refused', 'withdrawn'))`);
    this.addSql(`alter table price_request add constraint price_request_two_people_check
      check (decided_by_id <> asked_by_id or state = 'withdrawn')`);
    this.addSql(`create index price_request_operator_id_index on price_request (operator_id)`);
    this.addSql(`create index price_request_line_id_index on price_request (line_id)`);
    // One waits for a line at a time.
    this.addSql(`create unique index price_request_waiting on price_request (line_id) where state = 'waiting'`);
    for (const statement of alsoAudit(PRICE_REQUEST)) this.addSql(statement);
  }
}
