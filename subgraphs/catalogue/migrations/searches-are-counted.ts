import { Migration } from '@mikro-orm/migrations';

/** What travellers search, counted a day and of nobody in particular (docs/decisions/0125); nothing to audit. */
export class SearchesAreCounted extends Migration {
  override up(): void {
    this.addSql(`create table search_count (searched_on date not null, from_location_id bigint not null,
      to_location_id bigint not null, travel_date date not null, passengers smallint not null, count int not null,
      constraint search_count_pkey primary key (searched_on, from_location_id, to_location_id, travel_date, passengers),
      constraint search_count_count_check check (count > 0))`);
  }
}
