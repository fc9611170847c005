import { Migration } from '@mikro-orm/migrations';

/** Who was shown around the back office, or needs no tour, is offered it no more; nothing that others could dispute. */
export class PeopleAreShownAround extends Migration {
  override up(): void {
    this.addSql('create table shown_around (account_id bigint primary key, at timestamptz not null)');
    this.addSql(
      `alter table shown_around add constraint shown_around_account_id_foreign
       foreign key (account_id) references account (id) on update cascade on delete cascade`,
    );
  }
}
