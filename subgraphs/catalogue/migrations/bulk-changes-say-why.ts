import { Migration } from '@mikro-orm/migrations';
import { CHANGES_SAY_WHY } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';

/** Many reviews are hidden for a reason, and each is again what it was when that is taken back (docs/decisions/0150). */
export class BulkChangesSayWhy extends Migration {
  override up(): void {
    for (const statement of CHANGES_SAY_WHY) this.addSql(statement);
  }
}
