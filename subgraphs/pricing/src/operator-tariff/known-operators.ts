import { PricedOperatorsDocument } from '../neighbours/catalogue.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';

const UNKNOWN = `select ids.id::text as id from unnest($1::bigint[]) ids(id)
  where not exists (select from operator_tariff t where t.operator_id = ids.id and t.country_code is not null)`;

const KEEP = `insert into operator_tariff (operator_id, country_code)
  select (x ->> 'id')::bigint, x ->> 'countryCode' from jsonb_array_elements($1::jsonb) x
  on conflict (operator_id) do update set country_code = excluded.country_code`;

const KNOWN = `select operator_id::text as id from operator_tariff where operator_id = any($1::bigint[])`;

/**
 * Those of these operators that there are. Each has its row from now on: its country is asked of the catalogue once, so
 * that what is a country's is told from what is not.
 */
export async function knownOperators(
  { database, neighbours, viewer }: PricingContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = ids.filter((id) => /^\d{1,18}$/.test(id));
  const unknown = (await database.rows<{ id: string }>(UNKNOWN, [wanted])).map(({ id }) => id);
  if (unknown.length > 0) {
    const { pricedOperators } = await neighbours.ask('catalogue', PricedOperatorsDocument, { ids: unknown }, viewer);
    await database.rows(KEEP, [JSON.stringify(pricedOperators)]);
  }
  return new Set((await database.rows<{ id: string }>(KNOWN, [wanted])).map(({ id }) => id));
}
