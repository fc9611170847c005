import { Migration } from '@mikro-orm/migrations';

/** In which language an operator is written to: English until it says another. */
export class OperatorsReadLanguages extends Migration {
  override up(): void {
    this.addSql(`alter table operator add column language varchar(2) not null default 'en'`);
    this.addSql(
      `alter table operator add constraint operator_language_check check (language in ('en', 'km', 'th', 'vi', 'es'))`,
    );
  }
}
