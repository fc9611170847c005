import { Migration } from '@mikro-orm/migrations';
import { ASKERS_ARE_FORGOTTEN } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';

/** A change of many that was stopped kept who had asked for it, his session among that (docs/decisions/0150). */
export class BulkChangesForgetWhoAsked extends Migration {
  override up(): void {
    for (const statement of ASKERS_ARE_FORGOTTEN) this.addSql(statement);
  }
}
