import { Migration } from '@mikro-orm/migrations';

/** In which currency who wants to be told of a falling price reads prices; null: as they are charged. */
export class FareAlertsSayCurrencies extends Migration {
  override up(): void {
    this.addSql('alter table fare_alert add column shown_in varchar(3) null');
  }
}
