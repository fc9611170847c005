import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

const COMMISSION_LEVEL: AuditedTable = {
  table: 'commission_level',
  entity: 'CommissionLevel',
  countries: 'array[r.country_code]',
  ignored: ['version', 'updated_at', 'updated_by_id'],
};

/** '7.5 %' of 750 hundredths of a percent. */
const PERCENT = `trim(trailing '.' from trim(trailing '0' from (commission_basis_points / 100.0)::numeric(6, 2)::text)) || ' %'`;

const STATEMENTS = [
  `create table commission_level (
    id bigserial primary key, name varchar(255) not null, country_code varchar(2) not null, rates jsonb not null,
    version int not null default 1, created_at timestamptz not null, updated_at timestamptz null,
    updated_by_id bigint null
  )`,
  `alter table commission_level add constraint commission_level_country_code_name_unique unique (country_code, name)`,
  `alter table agency add column commission_level_id bigint null`,
  `alter table agency add constraint agency_commission_level_id_foreign
    foreign key (commission_level_id) references commission_level (id)`,
  `create index agency_commission_level_id_index on agency (commission_level_id)`,
  `alter table account add column commission_level_id bigint null`,
  `alter table account add constraint account_commission_level_id_foreign
    foreign key (commission_level_id) references commission_level (id)`,
  `create index account_commission_level_id_index on account (commission_level_id)`,
  // What an agency was promised by a percentage of its own becomes a level of that percentage.
  `insert into commission_level (name, country_code, rates, created_at)
    select distinct ${PERCENT}, country_code, jsonb_build_array(jsonb_build_object('operatorId', null,
      'transportType', null, 'basisPoints', commission_basis_points, 'amount', null, 'currency', null, 'validFrom', null,
      'validUntil', null)), now() from agency where commission_basis_points > 0`,
  `update agency a set commission_level_id = l.id from commission_level l
    where l.country_code = a.country_code and l.name = ${PERCENT} and a.commission_basis_points > 0`,
  `alter table agency drop column commission_basis_points`,
];

/** What agencies and their agents earn of a sale is told by levels, which say it by operator, transport and time. */
export class AgenciesHaveCommissionLevels extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('agencies-have-commission-levels'));
    for (const statement of STATEMENTS) this.addSql(statement);
    for (const statement of alsoAudit(COMMISSION_LEVEL)) this.addSql(statement);
  }
}
