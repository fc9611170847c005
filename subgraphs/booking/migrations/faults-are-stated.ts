import { Migration } from '@mikro-orm/migrations';

/** A seat given back because its operator failed stands on his statement as such (rules.md 13). */
export class FaultsAreStated extends Migration {
  override up(): void {
    this.addSql(`alter table part add column operators_fault boolean not null default false`);
  }
}
