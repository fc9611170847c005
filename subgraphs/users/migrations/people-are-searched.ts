import { Migration } from '@mikro-orm/migrations';

/** Staff find people by words of this text: the one that FOUND_BY of user-list-sql.ts says, letter by letter. */
export class PeopleAreSearched extends Migration {
  override up(): void {
    this.addSql(`create index account_search on account using gin (lower(first_name || ' ' || last_name || ' '
      || coalesce(email, '') || ' ' || coalesce(user_name, '') || ' ' || coalesce(phone_number, '')) gin_trgm_ops)`);
  }
}
