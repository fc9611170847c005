import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { listIndexes, textsIn } from '@naga/server-kit/crud/list-indexes.js';
import { LISTED_SEAT_BLOCK } from './audited-records.js';

const DEPARTURE = `lower(coalesce((lpad(("service_date" - date 'epoch')::text, 6, '0')
  || lpad("route_schedule_id"::text, 18, '0') || lpad("seat_no", 10)), ''))`;

/** The list of blocked seats is sorted, narrowed and searched as a noun's (decision 152). */
export class BlocksAreListed extends Migration {
  override up(): void {
    const indexes = listIndexes({
      table: 'seat_block',
      sorted: {
        departure: DEPARTURE,
        route_names: `lower(coalesce("route_names"->>'en', ''))`,
        operator_name: `lower(coalesce("operator_name", ''))`,
        reason: `lower(coalesce("reason", ''))`,
        blocked_at: `coalesce("blocked_at", timestamptz 'epoch')`,
      },
      passed: ['operator_id', 'mode', 'freed_at', 'service_date'],
      narrowed: ['operator_id'],
      searched: [...textsIn('route_names'), '"seat_no"', '"operator_name"', '"reason"'],
    });
    for (const statement of [...indexes, ...auditOtherwise(LISTED_SEAT_BLOCK)]) this.addSql(statement);
  }
}
