import { Migration } from '@mikro-orm/migrations';
import { listIndexes } from '@naga/server-kit/crud/list-indexes.js';

/** Feeds of operators are sorted, narrowed and searched as a noun's list (docs/decisions/0152). */
export class FeedsAreListed extends Migration {
  override up(): void {
    const indexes = listIndexes({
      table: 'gtfs_import',
      sorted: {
        file_name: `lower(coalesce("file_name", ''))`,
        bytes: 'coalesce("bytes", -1)',
        state: `coalesce("state", '')`,
        made_at: `coalesce("made_at", timestamptz 'epoch')`,
      },
      passed: ['operator_id', 'state'],
      narrowed: ['state'],
      searched: ['"file_name"'],
    });
    for (const statement of indexes) this.addSql(statement);
  }
}
