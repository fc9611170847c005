import { Migration } from '@mikro-orm/migrations';
import { BULK_TABLES } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';

/** Many records are changed by a job (docs/decisions/0150). What it does to a record is audited there. */
export class ManyAreChangedByAJob extends Migration {
  override up(): void {
    for (const statement of BULK_TABLES) this.addSql(statement);
  }
}
