import { Migration } from '@mikro-orm/migrations';

/** In which currency somebody reads prices, wherever he signs in; null: he has chosen none. */
export class CurrenciesAreKept extends Migration {
  override up(): void {
    this.addSql('alter table account add column currency varchar(3) null');
  }
}
