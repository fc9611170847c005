import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

const LIST_VIEW: AuditedTable = {
  table: 'list_view',
  entity: 'ListView',
  joins: 'left join account p on p.id = r.account_id',
  operators: 'array[p.operator_id]',
  agency: 'p.agency_id',
  countries: 'array[p.country_code]',
};

const STATEMENTS = [
  `create table list_view (id bigserial primary key, account_id bigint not null, list varchar(60) not null,
    name varchar(80) not null, filters jsonb not null, shared_with varchar(255) null)`,
  `alter table list_view add constraint list_view_account_id_list_name_unique unique (account_id, list, name)`,
  `alter table list_view add constraint list_view_account_id_foreign
    foreign key (account_id) references account (id) on delete cascade`,
  `create index list_view_list_shared_with_index on list_view (list, shared_with)`,
];

/** Filters of a list are kept under a name, for oneself and for colleagues. */
export class ListsKeepViews extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('lists-keep-views'));
    for (const statement of STATEMENTS) this.addSql(statement);
    for (const statement of alsoAudit(LIST_VIEW)) this.addSql(statement);
  }
}
