import { Migration } from '@mikro-orm/migrations';

/** Rides whose operator gives ticket codes by hand, and until when those that wait for one do. */
export class CodesAreAwaited extends Migration {
  override up(): void {
    this.addSql(`alter table leg
      add column codes_by_hand boolean not null default false,
      add column code_by timestamptz null`);
    this.addSql(`create index leg_awaits_codes on leg (code_by, id) where code_by is not null`);
  }
}
