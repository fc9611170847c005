import { Migration } from '@mikro-orm/migrations';

/** Coupons that have ended, are planned or used up are found without working out the state of all (decision 152). */
export class StatesAreFound extends Migration {
  override up(): void {
    this.addSql('create index coupon_listed_ends on coupon (buy_until) where active');
    this.addSql('create index coupon_listed_travel_ends on coupon (travel_until) where active');
    this.addSql('create index coupon_listed_begins on coupon (buy_from) where active');
    this.addSql(`create index coupon_count_listed_spent on coupon_count (mode, coupon_id)
      where uses >= limit_total or spent >= budget`);
  }
}
