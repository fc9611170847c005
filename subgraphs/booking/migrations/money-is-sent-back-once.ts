import { Migration } from '@mikro-orm/migrations';

/** What arrived otherwise than asked and is on its way back cannot be taken as paid any more. */
export class MoneyIsSentBackOnce extends Migration {
  override up(): void {
    this.addSql(`alter table payment add column sent_back_at timestamptz null`);
  }
}
