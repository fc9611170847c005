import { Migration } from '@mikro-orm/migrations';
import { CHANGES_SAY_WHY } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';

/** Those that are published were to be read first: what they were before, so that they go back; none was hidden. */
const PUBLISHED = `update bulk_line l set before = '{"state":"WAITING","hiddenReason":null}' from bulk_change c
  where c.id = l.change_id and c.noun = 'Review' and l.state = 'CHANGED'`;
/** Those that still wait are published as they are now: nobody kept what was read. */
const WAITING = `update bulk_line l set version = r.version from bulk_change c, review r
  where c.id = l.change_id and c.noun = 'Review' and l.state = 'WAITING' and r.id::text = l.record_id::text`;

/** Many reviews are hidden for a reason, and each is again what it was when that is taken back (docs/decisions/0150). */
export class BulkChangesSayWhy extends Migration {
  override up(): void {
    for (const statement of CHANGES_SAY_WHY) this.addSql(statement);
    this.addSql(PUBLISHED);
    this.addSql(WAITING);
  }
}
