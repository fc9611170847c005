import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { listIndexes } from '@naga/server-kit/crud/list-indexes.js';
import { LISTED_REVIEW } from './create-audit.js';

/** The list of reviews is sorted, narrowed and searched as a noun's (decision 152). */
export class ReviewsAreListed extends Migration {
  override up(): void {
    const indexes = listIndexes({
      table: 'review',
      sorted: {
        author_name: `lower(coalesce("author_name", ''))`,
        operator_name: `lower(coalesce("operator_name", ''))`,
        state: `coalesce("state", '')`,
        average: `coalesce((cleanliness + punctuality + bus_quality + professionalism), 3)`,
        created_at: `coalesce("created_at", timestamptz 'epoch')`,
      },
      passed: ['operator_id', 'state', 'mode'],
      narrowed: ['operator_id', 'state'],
      searched: ['"author_name"', '"comments"'],
    });
    for (const statement of [...indexes, ...auditOtherwise(LISTED_REVIEW)]) this.addSql(statement);
  }
}
