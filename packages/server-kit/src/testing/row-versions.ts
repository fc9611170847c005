import type { Database } from '../database/database.js';

interface Table {
  readonly name: string;
}

/**
 * What is committed in a schema, in a word: how many rows each table has, and which transaction wrote last into it. Equal
 * answers mean equal rows; what was rolled back leaves no trace in it.
 */
export async function rowVersions(database: Pick<Database, 'rows'>, schema: string): Promise<string> {
  const tables = await database.rows<Table>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where nspname = $1 and relkind = 'r' order by relname`,
    [schema],
  );
  const each = tables.map(({ name }) => `select '${name}' as name, count(*), max(xmin::text::bigint) from ${name}`);
  const versions = await database.rows(each.join(' union all '));
  return JSON.stringify(versions);
}
