import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { TICKET_TERM } from './create-audit.js';

/** What a ticket is sold under, in words: of an operator or of all, of one transport or of each. */
export class TicketsHaveTerms extends Migration {
  override up(): void {
    this.addSql(`create table ticket_term (id bigserial primary key, operator_id bigint null, transport_type text null,
      title jsonb not null, text jsonb not null, active boolean not null default true, version int not null default 1,
      constraint ticket_term_operator_id_foreign foreign key (operator_id) references operator (id),
      constraint ticket_term_transport_type_check check (transport_type in ('BUS', 'TAXI', 'FERRY')))`);
    for (const statement of [...alsoAudit(TICKET_TERM), ...alsoAnnounce('ticket_term')]) this.addSql(statement);
  }
}
