import { Migration } from '@mikro-orm/migrations';
import { ordersCarry } from '@naga/server-kit/crud/orders-carry.js';

/** Coupons and zones that are sorted and narrowed are met by their index alone. */
export class OrdersCarryFilters extends Migration {
  override up(): void {
    const statements = ordersCarry({ coupon: ['active', 'funded_by'], pricing_zone: ['operator_id', 'route_id'] });
    for (const statement of statements) this.addSql(statement);
  }
}
