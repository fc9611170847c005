import { Migration } from '@mikro-orm/migrations';

/** A policy's fixed fees are amounts of one currency: what stood here until now was meant in dollars. */
export class FeesInEveryCurrency extends Migration {
  override up(): void {
    this.addSql(`alter table refund_policy add column currency varchar(3) not null default 'USD'`);
    this.addSql(`alter table refund_policy alter column currency drop default`);
  }
}
