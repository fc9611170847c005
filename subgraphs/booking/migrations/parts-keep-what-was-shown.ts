import { Migration } from '@mikro-orm/migrations';

/** In which currency, and at which rate, a traveller read what he would pay (docs/decisions/0141); null: as it is charged. */
export class PartsKeepWhatWasShown extends Migration {
  override up(): void {
    this.addSql('alter table part add column shown_rate jsonb');
  }
}
