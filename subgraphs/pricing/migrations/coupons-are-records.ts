import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { LISTED_WORDS } from '@naga/server-kit/crud/listed-words.js';
import { RECORD_IMPORT_TABLE } from '@naga/server-kit/crud/record-import.entity.js';

const COUPON: AuditedTable = {
  table: 'coupon',
  entity: 'Coupon',
  operators: 'array_remove(array[r.operator_id], null)',
  countries: 'array_remove(array[r.country_code::text], null)',
  ignored: ['version'],
};

/** A share is said where there is one; who saved a coupon when is told by the audit; a count goes with its coupon. */
const TABLES = [
  actingAsMigration('coupons-are-records'),
  `alter table coupon alter column operator_share drop default, alter column operator_share drop not null`,
  `update coupon set operator_share = null where funded_by <> 'SHARED'`,
  `alter table coupon drop column updated_at, drop column updated_by_id`,
  ...auditOtherwise(COUPON),
  `alter table coupon_count drop constraint coupon_count_coupon_id_foreign`,
  `alter table coupon_count add constraint coupon_count_coupon_id_foreign
    foreign key (coupon_id) references coupon (id) on delete cascade`,
];

/** What the list is sorted by, narrowed to and searched for (decision 111). */
const LISTED = [
  LISTED_WORDS,
  `create index coupon_listed_by_name on coupon ((lower(coalesce("name", ''))), id)`,
  `create index coupon_listed_by_buy_until on coupon ((coalesce("buy_until", timestamptz 'epoch')), id)`,
  `create index coupon_listed_by_created_at on coupon ((coalesce("created_at", timestamptz 'epoch')), id)`,
  `create index coupon_listed_active on coupon (active)`,
  `create index coupon_listed_funded_by on coupon (funded_by)`,
  `create index coupon_listed_transport_types on coupon using gin (transport_types)`,
  `create index coupon_listed_operator_ids on coupon using gin (operator_ids)`,
  `create index coupon_listed_words on coupon using gin (listed_words(' ' || coalesce("name", '')) gin_trgm_ops)`,
  `create index coupon_code_listed_code on coupon_code using gin (lower(code) gin_trgm_ops)`,
];

/** Coupons are looked after as every noun is, by lists, forms and files (decision 118). */
export class CouponsAreRecords extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...RECORD_IMPORT_TABLE, ...LISTED]) this.addSql(statement);
  }
}
