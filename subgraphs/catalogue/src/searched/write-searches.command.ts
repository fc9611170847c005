import type { Database } from '@naga/server-kit/database/database.js';
import type { CountedSearch } from './search-counts.js';

/** In the order of the key: processes that write at once wait for each other and never in a ring. */
const ADD = `insert into search_count as c (searched_on, from_location_id, to_location_id, travel_date, passengers, count)
  select "on", "from", "to", day, passengers, count
    from jsonb_to_recordset($1::jsonb) as x("on" date, "from" bigint, "to" bigint, day date, passengers int, count int)
    order by 1, 2, 3, 4, 5
  on conflict (searched_on, from_location_id, to_location_id, travel_date, passengers)
    do update set count = c.count + excluded.count`;

/** Adds searches to those that any process counted before. */
export async function writeSearches(database: Database, searches: readonly CountedSearch[]): Promise<void> {
  await database.rows(ADD, [JSON.stringify(searches)]);
}
