import { Migration } from '@mikro-orm/migrations';
import { auditTables } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

/** Everything a price is made of. Countries are not known here: whoever asks for a country's names its operators. */
export const AUDITED: readonly AuditedTable[] = [
  { table: 'pricing_zone', entity: 'PricingZone', operators: 'array[r.operator_id]' },
  {
    table: 'zone_stop',
    entity: 'ZoneStop',
    of: { entity: 'PricingZone', id: 'r.pricing_zone_id' },
    operators: 'array[r.operator_id]',
  },
  {
    table: 'base_ticket_price',
    entity: 'BasePrice',
    of: { entity: 'PricingZone', id: 'r.zone_from_id' },
    joins: 'left join pricing_zone p on p.id = r.zone_from_id',
    operators: 'array[p.operator_id]',
  },
  { table: 'pricing_rule', entity: 'PricingRule', operators: 'array[r.operator_id]' },
  { table: 'transaction_fee', entity: 'TransactionFee' },
];

/** Every change of a price is written down with who made it (docs/decisions/0012). */
export class CreateAudit extends Migration {
  override up(): void {
    for (const statement of auditTables(...AUDITED)) this.addSql(statement);
  }
}
