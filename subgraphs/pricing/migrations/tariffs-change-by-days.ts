import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { TARIFF_CHANGE } from './create-audit.js';
import { REQUESTS_BECOME_CHANGES } from './requests-become-changes.js';

const STATEMENTS = [
  // A price holds from a day of travel on, until a later one does.
  `alter table base_ticket_price add column effective_from date null, add column sold boolean not null default true,
    add column version int not null default 0`,
  `alter table base_ticket_price drop constraint base_ticket_price_zone_from_id_zone_to_id_passenger_type_unique`,
  `alter table base_ticket_price add constraint base_ticket_price_from_one_day
    unique nulls not distinct (zone_from_id, zone_to_id, passenger_type, effective_from)`,
  `alter table pricing_rule add column priority int not null default 0, add column version int not null default 0`,
  `create table tariff_change (
    id bigserial primary key, operator_id bigint not null, line_id bigint null, state text not null,
    number int null, returns_id bigint null, effective_from date not null, note text null, operations jsonb not null,
    wish jsonb null, import_id bigint null, asked_by_id bigint not null, asked_at timestamptz not null,
    decided_by_id bigint null, decided_at timestamptz null, answer text null, version int not null default 1
  )`,
  `alter table tariff_change add constraint tariff_change_operator_id_number_unique unique (operator_id, number)`,
  `create index tariff_change_line_id_index on tariff_change (line_id)`,
  `create index tariff_change_import_id_index on tariff_change (import_id)`,
  `create index tariff_change_state_index on tariff_change (state)`,
  `alter table tariff_change add constraint tariff_change_returns_id_foreign
    foreign key (returns_id) references tariff_change (id) on delete set null`,
  `create index tariff_change_returns_id_index on tariff_change (returns_id)`,
  `alter table tariff_change add constraint tariff_change_state_check
    check (state in ('draft', 'waiting', 'applied', 'declined', 'withdrawn'))`,
  `alter table tariff_change add constraint tariff_change_number_check check ((number is not null) = (state = 'applied'))`,
  `alter table tariff_change add constraint tariff_change_two_people_check
    check (decided_by_id <> asked_by_id or state = 'withdrawn')`,
  // One waits for a line at a time.
  `create unique index tariff_change_waiting on tariff_change (line_id) where state = 'waiting'`,
  ...REQUESTS_BECOME_CHANGES,
  `drop table price_request`,
  ...alsoAudit(TARIFF_CHANGE),
];

/**
 * Prices have a day of travel from which they hold, rules a priority; both name the tariff change that wrote them. What was
 * asked for of a line is such a change.
 */
export class TariffsChangeByDays extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
