import { Migration } from '@mikro-orm/migrations';
import { DONE_WRITE_TABLE } from '@naga/server-kit/idempotency/done-write.entity.js';

const TABLES = ['amenity', 'seat_type', 'vehicle_category', 'vehicle_subcategory'];

/** What two people may edit at once says which version they looked at; what is made is made once for its key. */
export class RecordsHaveVersions extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(`alter table ${table} add column version int not null default 1`);
    for (const statement of DONE_WRITE_TABLE) this.addSql(statement);
  }
}
