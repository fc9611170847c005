import { isRowId } from '@naga/kernel/row-id.js';
import type { AnyContext } from '../graphql/context.js';
import type { ScheduledJob } from '../subgraph.js';

interface OperatorCountry {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

/** Where a subgraph keeps in which country the operators of its records are at home, and how the catalogue is asked. */
export interface KeptCountries {
  /** Its table: `operator_id`, its key, and `country_code`, null until the catalogue was asked. */
  readonly table: string;
  ask(context: AnyContext, ids: readonly string[]): Promise<readonly OperatorCountry[]>;
}

/** What a subgraph knows of operators that are the catalogue's. */
export interface KnownOperators {
  /** Those of these operators that there are. The country of each is asked of the catalogue once, and kept. */
  known(context: AnyContext, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** For those that had records before their countries were kept, or whose records came with a market. */
  job(name: string): ScheduledJob<never>;
}

/** An operator's records are its country's to look after: what is a country's is told from what is not. */
export function knownOperatorsOf({ table, ask }: KeptCountries): KnownOperators {
  const unknownOf = `select ids.id::text as id from unnest($1::bigint[]) ids(id)
    where not exists (select from ${table} o where o.operator_id = ids.id and o.country_code is not null)`;
  const keep = `insert into ${table} (operator_id, country_code)
    select (x ->> 'id')::bigint, x ->> 'countryCode' from jsonb_array_elements($1::jsonb) x
    on conflict (operator_id) do update set country_code = excluded.country_code`;
  const knownOf = `select operator_id::text as id from ${table} where operator_id = any($1::bigint[])`;
  const waiting = `select operator_id::text as id from ${table} where country_code is null limit 200`;
  const idsOf = async ({ database }: AnyContext, sql: string, ...values: unknown[]): Promise<string[]> =>
    (await database.rows<{ id: string }>(sql, values)).map(({ id }) => id);

  async function known(context: AnyContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const wanted = ids.filter(isRowId);
    const unknown = await idsOf(context, unknownOf, wanted);
    if (unknown.length > 0) await context.database.change(keep, [JSON.stringify(await ask(context, unknown))]);
    return new Set(await idsOf(context, knownOf, wanted));
  }
  return {
    known,
    job: (name) => ({
      name,
      every: 60_000,
      async run(context: AnyContext) {
        const ids = await idsOf(context, waiting);
        if (ids.length > 0) await known(context, ids);
      },
    }),
  };
}
