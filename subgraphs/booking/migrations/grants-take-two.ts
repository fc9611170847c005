import { Migration } from '@mikro-orm/migrations';

/** What is granted of a statement above what one person may let go keeps who asked, until a second one grants it. */
export class GrantsTakeTwo extends Migration {
  override up(): void {
    this
      .addSql(`alter table settlement_dispute add column proposed_granted bigint null, add column proposed_by bigint null,
      add constraint settlement_dispute_two_people_check check (answered_by <> proposed_by)`);
  }
}
