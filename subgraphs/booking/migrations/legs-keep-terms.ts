import { Migration } from '@mikro-orm/migrations';

/** A ride keeps the terms it was sold under; of what was sold before, none was written down. */
export class LegsKeepTerms extends Migration {
  override up(): void {
    this.addSql(`alter table leg add column terms jsonb not null default '[]'`);
  }
}
