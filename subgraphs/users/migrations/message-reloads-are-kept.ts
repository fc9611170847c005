import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { announceTables } from '@naga/server-kit/database/living-copy.js';
import { CREATE_RELOADS } from '@naga/server-kit/reload/reload.entity.js';
import { CACHE_CLEARING } from './create-audit.js';

/** When each process read what staff wrote anew, and why (docs/decisions/0095). */
export class MessageReloadsAreKept extends Migration {
  override up(): void {
    this.addSql(announceTables('message_texts_changed'));
    for (const statement of [...CREATE_RELOADS, ...alsoAudit(CACHE_CLEARING)]) this.addSql(statement);
  }
}
