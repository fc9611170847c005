import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { createSettings } from '@naga/server-kit/settings/saved-setting.entity.js';
import { SETTING } from './create-audit.js';

/** What the platform's admins set (docs/decisions/0102, 0109). */
export class SettingsAreKept extends Migration {
  override up(): void {
    for (const statement of [...createSettings('booking'), ...alsoAudit(SETTING)]) this.addSql(statement);
  }
}
