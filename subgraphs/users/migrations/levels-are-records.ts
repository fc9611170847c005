import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { LISTED_WORDS } from '@naga/server-kit/crud/listed-words.js';
import { RECORD_IMPORT_TABLE } from '@naga/server-kit/crud/record-import.entity.js';
import { DONE_WRITE_TABLE } from '@naga/server-kit/idempotency/done-write.entity.js';

const COMMISSION_LEVEL: AuditedTable = {
  table: 'commission_level',
  entity: 'CommissionLevel',
  countries: 'array[r.country_code]',
  ignored: ['version'],
};

/** Who saved a level when is told by the audit; one that is off is chosen no more. */
const TABLE = [
  `alter table commission_level add column active boolean not null default true`,
  `alter table commission_level drop column created_at, drop column updated_at, drop column updated_by_id`,
  ...auditOtherwise(COMMISSION_LEVEL),
];

/** What its list is sorted by, narrowed to and searched for (decision 111). */
const LISTED = [
  LISTED_WORDS,
  `create index commission_level_listed_by_name on commission_level ((lower(coalesce("name", ''))), id)`,
  `create index commission_level_listed_by_country_code on commission_level ((lower(coalesce("country_code", ''))), id)`,
  `create index commission_level_listed_active on commission_level (active)`,
  `create index commission_level_listed_words on commission_level
    using gin (listed_words(' ' || coalesce("name", '')) gin_trgm_ops)`,
];

/** Commission levels are looked after as every noun is, by lists, forms and files (decision 118). */
export class LevelsAreRecords extends Migration {
  override up(): void {
    for (const statement of [...TABLE, ...DONE_WRITE_TABLE, ...RECORD_IMPORT_TABLE, ...LISTED]) this.addSql(statement);
  }
}
