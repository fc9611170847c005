import { Migration } from '@mikro-orm/migrations';

/** Of each order, the columns that it is made of: what an index is to tell of them without their rows. */
const ORDERS = {
  buy_until: 'buy_until',
  created_at: 'created_at',
  uses_live: 'uses_live',
  uses_sandbox: 'uses_sandbox',
  name: 'name',
} as const;

/** Coupons of other kinds of transport are passed over in the index of each order (decision 154). */
export class CouponsArePassedOver extends Migration {
  override up(): void {
    for (const [order, column] of Object.entries(ORDERS))
      this.addSql(`do $$ declare made text := pg_get_indexdef('coupon_listed_by_${order}'::regclass); begin
        drop index coupon_listed_by_${order};
        execute made || ' include (${column}, transport_types)';
      end $$`);
  }
}
