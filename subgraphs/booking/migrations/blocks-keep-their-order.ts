import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { keepOrders } from '@naga/server-kit/crud/keep-order.js';
import { SORTED_SEAT_BLOCK } from './audited-records.js';

const ORDERS = {
  departure: `lower(coalesce((lpad(("service_date" - date 'epoch')::text, 6, '0')
    || lpad("route_schedule_id"::text, 18, '0') || lpad("seat_no", 10)), ''))`,
  route_names: `lower(coalesce("route_names"->>'en', ''))`,
};

/** Blocked seats keep the texts they are sorted by (decision 156). */
export class BlocksKeepTheirOrder extends Migration {
  override up(): void {
    for (const statement of [...keepOrders('seat_block', ORDERS), ...auditOtherwise(SORTED_SEAT_BLOCK)])
      this.addSql(statement);
  }
}
