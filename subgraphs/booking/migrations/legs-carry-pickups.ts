import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { LEG_WITH_PICKUP } from './create-audit.js';

/** Where and when travellers are to be fetched and set down; who reads the audit does not see where they live. */
export class LegsCarryPickups extends Migration {
  override up(): void {
    this.addSql(`alter table leg
      add column pickup_address text null,
      add column pickup_phone text null,
      add column pickup_time text null,
      add column taxi_drop_off text null`);
    for (const statement of auditOtherwise(LEG_WITH_PICKUP)) this.addSql(statement);
  }
}
