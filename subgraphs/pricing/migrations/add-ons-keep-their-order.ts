import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { keepOrders } from '@naga/server-kit/crud/keep-order.js';
import { SORTED_ADD_ON } from './create-audit.js';

/** What is sold beside a seat keeps the text it is sorted by (decision 156). */
export class AddOnsKeepTheirOrder extends Migration {
  override up(): void {
    const kept = keepOrders('add_on', { names: `lower(coalesce("names"->>'en', ''))` });
    for (const statement of [...kept, ...auditOtherwise(SORTED_ADD_ON)]) this.addSql(statement);
  }
}
