import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { announceTables } from '@naga/server-kit/database/living-copy.js';
import { CREATE_RELOADS } from '@naga/server-kit/reload/reload.entity.js';
import { CACHE_CLEARING } from './create-audit.js';

/** When each process read the catalogue anew, and why: a change says which table (docs/decisions/0095). */
export class RouteReloadsAreKept extends Migration {
  override up(): void {
    this.addSql(announceTables('catalogue_changed'));
    for (const statement of [...CREATE_RELOADS, ...alsoAudit(CACHE_CLEARING)]) this.addSql(statement);
  }
}
