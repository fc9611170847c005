import { Migration } from '@mikro-orm/migrations';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';

/** Prices of several currencies are compared in memory, by rates that are there as the prices are (docs/decisions/0162). */
export class RatesAreAnnounced extends Migration {
  override up(): void {
    for (const statement of alsoAnnounce('currency_rate')) this.addSql(statement);
  }
}
