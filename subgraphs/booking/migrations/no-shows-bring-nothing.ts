import { Migration } from '@mikro-orm/migrations';

/** A seat that nobody came for and nobody paid brings its operator nothing: what of it was not collected stands on it. */
export class NoShowsBringNothing extends Migration {
  override up(): void {
    this.addSql(`alter table part add column uncollected bigint not null default 0,
      add column uncollected_fees bigint not null default 0,
      add constraint part_uncollected_check check (uncollected >= 0 and uncollected <= fare),
      add constraint part_uncollected_fees_check check (uncollected_fees >= 0),
      add constraint part_uncollected_state_check check (state = 'NO_SHOW' or uncollected + uncollected_fees = 0)`);
  }
}
