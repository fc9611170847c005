import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit, auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { PART } from './create-audit.js';

/** Lines are append-only and by the thousand: they are their own history. */
const AFFILIATE_STATEMENT: AuditedTable = {
  table: 'affiliate_statement',
  entity: 'AffiliateStatement',
  countries: 'array[r.country_code]',
  mode: 'r.mode',
};

const TABLES = [
  // What the lines of a seat add up to; null until it has one.
  `alter table part add column affiliate_earned bigint null`,
  `create index booking_by_affiliate on booking (id) where affiliate_id is not null and affiliate_basis_points > 0`,
  `create table affiliate_statement (
    id bigserial primary key, mode varchar(7) not null, code varchar(12) not null, name text not null,
    country_code varchar(2) null, account_id bigint null, currency varchar(3) not null, period_from date not null,
    period_to date null, state text not null, closed_at timestamptz null, paid_at timestamptz null, paid_by bigint null,
    payment_reference text null)`,
  `create unique index affiliate_statement_open on affiliate_statement (mode, code, currency) where state = 'OPEN'`,
  `create index affiliate_statement_of_affiliate on affiliate_statement (code, id)`,
  `create index affiliate_statement_account_id_index on affiliate_statement (account_id)`,
  `alter table affiliate_statement add constraint affiliate_statement_state_check check (
    state in ('OPEN', 'PAYABLE', 'PAID') and (state = 'OPEN') = (closed_at is null) and (state = 'OPEN') = (period_to is null)
    and (state = 'PAID') = (paid_at is not null) and (state = 'PAID') = (payment_reference is not null))`,
  `create table affiliate_line (
    id bigserial primary key, statement_id bigint not null, booking_id bigint not null, part_id bigint not null,
    amount bigint not null, fare bigint not null, at timestamptz not null)`,
  `create index affiliate_line_statement_id_index on affiliate_line (statement_id)`,
  `create index affiliate_line_booking_id_index on affiliate_line (booking_id)`,
  `create index affiliate_line_part_id_index on affiliate_line (part_id)`,
  `alter table affiliate_line add constraint affiliate_line_statement_id_foreign foreign key (statement_id) references affiliate_statement (id)`,
  `alter table affiliate_line add constraint affiliate_line_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table affiliate_line add constraint affiliate_line_part_id_foreign foreign key (part_id) references part (id)`,
  `create function affiliate_line_is_final() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       raise exception 'lines of a statement are append-only' using errcode = 'check_violation';
     end if;
     if (select state from affiliate_statement where id = new.statement_id) <> 'OPEN' then
       raise exception 'statement % is closed', new.statement_id using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger affiliate_line_final before insert or update or delete on affiliate_line
   for each row execute function affiliate_line_is_final()`,
];

/** What affiliates earned is approved, stated and paid. */
export class AffiliatesHaveStatements extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('affiliates-have-statements'));
    for (const statement of TABLES) this.addSql(statement);
    for (const statement of auditOtherwise(PART)) this.addSql(statement);
    for (const statement of alsoAudit(AFFILIATE_STATEMENT)) this.addSql(statement);
  }
}
