import { Migration } from '@mikro-orm/migrations';

/** Money in review is found, and keeps who asked to take it as paid where what is let go needs a second person. */
export class PeopleTakeAsPaid extends Migration {
  override up(): void {
    this.addSql('alter table payment add column taking_asked_by_id bigint null');
    this.addSql(`create index payment_in_review on payment (id) where state = 'REVIEW'`);
  }
}
