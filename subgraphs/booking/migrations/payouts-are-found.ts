import { Migration } from '@mikro-orm/migrations';

/** Statements are asked for by the days they were paid on: the payouts behind a number of Today. */
export class PayoutsAreFound extends Migration {
  override up(): void {
    this.addSql('create index settlement_paid_at_index on settlement (paid_at)');
  }
}
