import { Migration } from '@mikro-orm/migrations';
import { RELOADS_ARE_LISTED } from '@naga/server-kit/reload/reload.entity.js';

/** The log of the cache is sorted, narrowed and searched as a noun's list (docs/decisions/0152). */
export class RouteReloadsAreListed extends Migration {
  override up(): void {
    for (const statement of RELOADS_ARE_LISTED) this.addSql(statement);
  }
}
