import { Migration } from '@mikro-orm/migrations';
import { DONE_WRITE_TABLE } from '@naga/server-kit/idempotency/done-write.entity.js';

/** done_write: which writes with an Idempotency-Key were done (docs/decisions/0043). */
export class WritesAreDoneOnce extends Migration {
  override up(): void {
    for (const statement of DONE_WRITE_TABLE) this.addSql(statement);
  }
}
