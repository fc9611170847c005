import { Migration } from '@mikro-orm/migrations';
import { announceChanges } from '@naga/server-kit/database/living-copy.js';

/** Whoever keeps the tariff in memory hears of every change when its transaction commits. */
export class AnnounceChanges extends Migration {
  override up(): void {
    const tables = ['pricing_zone', 'zone_stop', 'base_ticket_price', 'pricing_rule', 'transaction_fee'];
    for (const statement of announceChanges('pricing_changed', tables)) this.addSql(statement);
  }
}
