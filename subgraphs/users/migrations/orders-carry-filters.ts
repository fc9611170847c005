import { Migration } from '@mikro-orm/migrations';
import { ordersCarry } from '@naga/server-kit/crud/orders-carry.js';

/** Commission levels that are sorted and narrowed are met by their index alone. */
export class OrdersCarryFilters extends Migration {
  override up(): void {
    for (const statement of ordersCarry({ commission_level: ['active', 'country_code'] })) this.addSql(statement);
  }
}
