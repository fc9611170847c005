import type { BookingContext } from '../booking/booking-transaction.js';
import { OperatorCountriesDocument } from '../neighbours/catalogue.generated.js';

type Asking = Pick<BookingContext, 'database' | 'neighbours' | 'viewer'>;

const UNKNOWN = `select ids.id::text as id from unnest($1::bigint[]) ids(id)
  where not exists (select from operator_country o where o.operator_id = ids.id and o.country_code is not null)`;

const KEEP = `insert into operator_country (operator_id, country_code)
  select (x ->> 'id')::bigint, x ->> 'countryCode' from jsonb_array_elements($1::jsonb) x
  on conflict (operator_id) do update set country_code = excluded.country_code`;

const KNOWN = `select operator_id::text as id from operator_country
  where operator_id = any($1::bigint[]) and country_code is not null`;

/** Those of these operators that there are. The country of each is asked of the catalogue once, and kept. */
export async function knownOperators(
  { database, neighbours, viewer }: Asking,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = ids.filter((id) => /^\d{1,18}$/.test(id));
  const unknown = new Set((await database.rows<{ id: string }>(UNKNOWN, [wanted])).map(({ id }) => id));
  if (unknown.size > 0) {
    const { operators } = await neighbours.ask('catalogue', OperatorCountriesDocument, {}, viewer);
    const learnt = operators.filter(({ id }) => unknown.has(id));
    await database.change(KEEP, [JSON.stringify(learnt)]);
  }
  return new Set((await database.rows<{ id: string }>(KNOWN, [wanted])).map(({ id }) => id));
}
