import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit, auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { PART_SETTLED } from './create-audit.js';

const OF_STATEMENT = {
  operators: 'array[s.operator_id]',
  branches: 'array[s.branch_id]',
  countries: 'array[s.operator_country_code]',
  mode: 's.mode',
};

/** Lines are append-only and by the thousand: they are their own history. */
const SETTLEMENT: AuditedTable = {
  table: 'settlement',
  entity: 'Settlement',
  operators: 'array[r.operator_id]',
  branches: 'array[r.branch_id]',
  countries: 'array[r.operator_country_code]',
  mode: 'r.mode',
};
const SETTLEMENT_APPROVAL: AuditedTable = {
  table: 'settlement_approval',
  entity: 'SettlementApproval',
  key: ['settlement_id', 'user_id'],
  of: { entity: 'Settlement', id: 's.id' },
  joins: 'left join settlement s on s.id = r.settlement_id',
  ...OF_STATEMENT,
};
const SETTLEMENT_DISPUTE: AuditedTable = {
  table: 'settlement_dispute',
  entity: 'SettlementDispute',
  of: { entity: 'Settlement', id: 's.id' },
  joins: 'left join settlement_line l on l.id = r.line_id left join settlement s on s.id = l.settlement_id',
  ...OF_STATEMENT,
};

export const SETTLEMENT_TABLES: readonly AuditedTable[] = [SETTLEMENT, SETTLEMENT_APPROVAL, SETTLEMENT_DISPUTE];

const TABLES = [
  `alter table part add column given_back bigint null, add column settled_as text null`,
  // What a cancellation gave back was kept for the whole booking only: where one passenger rode, it is his.
  `update part set given_back = 0 where state = 'RELEASED'`,
  `update part set given_back = fare where state = 'CANCELLED' and ticket_code is not null`,
  `update part p set given_back = greatest(0, p.fare - coalesce((select sum(amount) from booking_fee f
      where f.booking_id = p.booking_id and f.name = 'cancellation'), 0) / (select count(*) from part o
      where o.booking_id = p.booking_id and o.state in ('REFUNDED', 'RELEASED')))
    where p.state = 'REFUNDED'`,
  `create index part_to_settle on part (booking_id) where
    (state in ('COMPLETED', 'NO_SHOW') or (state in ('REFUNDED', 'RELEASED', 'CANCELLED', 'EXCHANGED') and given_back is not null))
    and settled_as is distinct from (state || ':' || coalesce(given_back::text, ''))`,
  `create table settlement (
    id bigserial primary key, mode varchar(7) not null, operator_id bigint not null, operator_name text not null,
    operator_country_code text not null, branch_id bigint not null, currency varchar(3) not null,
    period_from date not null, period_to date not null, state text not null, closed_at timestamptz null,
    approved_at timestamptz null, paid_at timestamptz null, paid_by bigint null, payment_reference text null,
    reconciled_at timestamptz null, reconciled_by bigint null)`,
  `alter table settlement add constraint settlement_period_unique unique (mode, operator_id, branch_id, currency, period_from)`,
  `create table settlement_line (
    id bigserial primary key, settlement_id bigint not null, kind text not null, amount bigint not null,
    fare bigint not null, seats int not null, is_correction boolean not null, booking_id bigint not null,
    part_id bigint null, ledger_entry_id bigint null, note text null, at timestamptz not null)`,
  `create index settlement_line_settlement_id_index on settlement_line (settlement_id)`,
  `create index settlement_line_booking_id_index on settlement_line (booking_id)`,
  `create index settlement_line_part_id_index on settlement_line (part_id)`,
  `alter table settlement_line add constraint settlement_line_ledger_entry_id_unique unique (ledger_entry_id)`,
  `alter table settlement_line add constraint settlement_line_settlement_id_foreign foreign key (settlement_id) references settlement (id)`,
  `alter table settlement_line add constraint settlement_line_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table settlement_line add constraint settlement_line_part_id_foreign foreign key (part_id) references part (id)`,
  `create table settlement_approval (
    settlement_id bigint not null, user_id bigint not null, side text not null, at timestamptz not null,
    primary key (settlement_id, user_id))`,
  `alter table settlement_approval add constraint settlement_approval_settlement_id_foreign foreign key (settlement_id) references settlement (id)`,
  `create table settlement_dispute (
    id bigserial primary key, line_id bigint not null, reason text not null, opened_by bigint not null,
    opened_at timestamptz not null, answer text null, answered_by bigint null, answered_at timestamptz null,
    granted bigint null)`,
  `alter table settlement_dispute add constraint settlement_dispute_line_id_unique unique (line_id)`,
  `alter table settlement_dispute add constraint settlement_dispute_line_id_foreign foreign key (line_id) references settlement_line (id)`,
  `create function settlement_line_is_final() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       raise exception 'lines of a statement are append-only' using errcode = 'check_violation';
     end if;
     if (select state from settlement where id = new.settlement_id) <> 'OPEN' then
       raise exception 'statement % is closed', new.settlement_id using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger settlement_line_final before insert or update or delete on settlement_line
   for each row execute function settlement_line_is_final()`,
  // A statement that is paid moves money of many bookings, and of none.
  `alter table ledger_entry alter column booking_id drop not null`,
];

/** Monthly statements of what we and the operators owe each other. */
export class OperatorsAreSettled extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('operators-are-settled'));
    for (const statement of TABLES) this.addSql(statement);
    for (const statement of auditOtherwise(PART_SETTLED)) this.addSql(statement);
    for (const statement of alsoAudit(...SETTLEMENT_TABLES)) this.addSql(statement);
  }
}
