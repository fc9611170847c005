import { Migration } from '@mikro-orm/migrations';

/** A balance keeps what somebody asked to move by hand that takes two people. */
export class TopUpsTakeTwo extends Migration {
  override up(): void {
    this.addSql('alter table balance add column asked_amount bigint null, add column asked_by_id bigint null');
  }
}
