import { columnOf, isSearched, type Noun } from '../../crud/noun.js';
import { wordsIndex, wordsOf } from '../../crud/listed-words.js';
import { orderMade, orderOf, type RecordFilter, recordPage, type RecordSearch } from '../../crud/noun-list.queries.js';
import type { Database } from '../../database/database.js';
import type { AnyContext } from '../../graphql/context.js';
import { guest, type Viewer } from '../../viewer/viewer.js';
import type pg from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  /** What is looked for in its index. */
  readonly 'Index Cond'?: string;
  /** What is looked at in each row that its index names. */
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** Something that a list declares, and what has to be in the plan of its statement. */
interface Declared {
  readonly search: RecordSearch;
  /** SQL of the index that a migration has to make. */
  readonly index: string;
  readonly holds: (page: Plan) => boolean;
  /** Ways that PostgreSQL shall not go if it can go another one. */
  readonly off: readonly string[];
}

const below = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(below)];
const isSorted = (page: Plan): boolean => !below(page).some((node) => node['Node Type'].endsWith('Sort'));
const isByIndexAlone = (page: Plan): boolean => below(page).every(({ Filter }) => Filter === undefined);
const goesBy = (page: Plan, indexes: readonly string[]): boolean =>
  below(page).some((node) => indexes.includes(node['Index Name'] ?? ''));

/** The statement that reads a page, and what it would be told. */
async function statementOf(noun: Noun, search: RecordSearch): Promise<readonly [text: string, values: unknown[]]> {
  let statement: readonly [string, unknown[]] | undefined;
  const database = {
    plannedRows(text: string, values: unknown[]) {
      statement = [text, values];
      return Promise.resolve([]);
    },
  };
  const viewer: Viewer = { ...guest({ grants: { [noun.permission]: 'all' } }), kind: 'user', userId: '1', roleId: 1 };
  const clock = { now: () => 0 };
  await recordPage(noun, { database, viewer, clock } as unknown as AnyContext, search).rows();
  return statement!;
}

/**
 * How PostgreSQL finds the rows of a page where reading whole tables and sorting are the last resort. Orders carry the mode,
 * by which an empty table is found as well as by anything: where no order is asked for, they are out of its way.
 */
async function planOf(
  { pool }: Database,
  noun: Noun,
  { search, off }: Pick<Declared, 'search' | 'off'>,
): Promise<Plan> {
  const [text, values] = await statementOf(noun, search);
  const client = await pool.connect();
  try {
    await client.query(`begin; ${off.map((way) => `set local enable_${way} = off;`).join(' ')}`);
    if (noun.byMode && search.order === undefined) await dropOrders(client, noun);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      values,
    );
    // The rows of the page are looked at beyond its limit.
    return below(rows[0]!['QUERY PLAN'][0].Plan).find((node) => node['Node Type'] === 'Limit')!;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function dropOrders(client: pg.PoolClient, { table }: Noun): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select indexname as name from pg_indexes where schemaname = current_schema and indexname like $1',
    [`${table}\\_listed\\_by\\_%`],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
}

/** The indexes of a table, by the column that they begin with. */
async function indexesBy(database: Database, { table }: Noun): Promise<(column: string) => readonly string[]> {
  const rows = await database.rows<{ column: string; index: string }>(
    `select a.attname as column, i.indexrelid::regclass::text as index from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid = to_regclass($1) and i.indpred is null`,
    [`"${table}"`],
  );
  return (column) => rows.filter((row) => row.column === column).map(({ index }) => index);
}

/** What a noun's list is sorted by, narrowed to and searched for, each with the index it needs. */
function declaredOf(noun: Noun, indexesOf: (column: string) => readonly string[]): readonly Declared[] {
  const { table, fields, called, ends, offAt } = noun;
  const page = { pageSize: 50 };
  const column = (field: string) => columnOf(noun, field).slice(1, -1);
  const named = (what: string, on: string) => `create index ${table}_listed_${what} on "${table}" ${on}`;
  // What other tables tell has no index here; what is told of columns, as of the reader's mode, has one of each.
  const isOfOthers = (name: string): boolean => fields[name]!.told?.includes('select ') === true;
  const sorts = Object.keys(fields)
    .filter((name) => (fields[name]!.sorted || name === called) && !isOfOthers(name))
    .flatMap((order) => [false, true].map((descending) => ({ order, descending })));
  const filters: readonly (readonly [by: string, filter: RecordFilter, on?: string | undefined])[] = [
    ...(ends === 'switched' ? [[offAt ?? 'active', { active: false }] as const] : []),
    ...Object.entries(fields).flatMap(([name, { filtered, told, cast, narrowed, bound }]) => {
      if (!filtered || told !== undefined || bound !== undefined) return [];
      return [[column(name), { [name]: sampleOf(cast) }, narrowed && `using gin ("${column(name)}")`] as const];
    }),
  ];
  // In an order, rows that a filter leaves out are passed over in the index, not read.
  const single = filters.filter(([, , on]) => on === undefined);
  const passed = [...single.map(([by]) => by), ...(noun.byMode ? ['mode'] : [])].map((by) => `, "${by}"`).join('');
  const filter = Object.assign({}, ...single.map(([, each]) => each)) as RecordFilter;
  return [
    ...sorts.map(({ order, descending }) => ({
      search: { ...page, order, descending, filter },
      index: named(`by_${column(order)}`, `((${alone(orderOf(noun, order)[0])}), id${passed})`),
      off: ['seqscan', 'sort', 'bitmapscan'],
      // What `only` says may be looked at in each row.
      holds: (plan: Plan) => isSorted(plan) && (noun.only !== undefined || isByIndexAlone(plan)),
    })),
    ...filters.map(([by, filter, on]) => ({
      search: { ...page, filter },
      index: named(by, on ?? `("${by}")`),
      off: ['seqscan', 'indexscan', 'indexonlyscan'],
      holds: (plan: Plan) => goesBy(plan, indexesOf(by)),
    })),
    ...(isSearched(noun)
      ? [
          {
            search: { ...page, filter: { text: 'kampot' } },
            index: wordsIndex(table),
            off: ['seqscan', 'indexscan', 'indexonlyscan'],
            holds: (plan: Plan) => goesBy(plan, [`${table}_listed_words`]),
          },
        ]
      : []),
  ];
}

/** SQL over a row `t`, of its table alone. */
const alone = (sql: string): string => sql.replaceAll('t.', '');
const sampleOf = (cast: string): unknown =>
  cast === '::boolean' ? true : cast === '::text[]' ? 'BUS' : cast === '::text' ? 'KH' : '1';

/** What the database makes of the columns of a noun's table and keeps, by its column. */
function keptOf(noun: Noun): ReadonlyMap<string, string> {
  const orders = Object.entries(noun.fields).flatMap(([name, { orderKept }]): [string, string][] =>
    orderKept === undefined ? [] : [[orderKept, alone(orderMade(noun, name))]],
  );
  return new Map([...(isSearched(noun) ? [['listed_words', wordsOf(noun)] as const] : []), ...orders]);
}

/** SQL of the columns that a noun's list searches and is sorted by, where its table has them not, or of other fields. */
async function missingColumns({ pool }: Database, noun: Noun): Promise<string[]> {
  const madeOf = (table: string, column: string) => `(select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid = to_regclass('${table}') and a.attname = '${column}')`;
  const client = await pool.connect();
  try {
    await client.query(`begin; create temp table wanted (like "${noun.table}")`);
    const missing: string[] = [];
    for (const [column, sql] of keptOf(noun)) {
      const made = `${column} text generated always as (${sql}) stored`;
      await client.query(`alter table wanted drop column if exists ${column}; alter table wanted add column ${made}`);
      const { rows } = await client.query<{ wanted: string; has: string | null }>(
        `select ${madeOf('wanted', column)} as wanted, ${madeOf(`"${noun.table}"`, column)} as has`,
      );
      const { wanted, has } = rows[0]!;
      const how = has === null ? `add column ${made}` : `alter column ${column} set expression as (${sql})`;
      if (has !== wanted) missing.push(`alter table "${noun.table}" ${how}`);
    }
    return missing;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** SQL of what lists are narrowed to beyond one value of a field, where no index of the table knows the rows. */
async function missingBounds({ pool }: Database, noun: Noun): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
    const missing: string[] = [];
    for (const [name, { bound, cast }] of Object.entries(noun.fields)) {
      const condition = bound?.(`$1${cast}`);
      if (condition === undefined) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
        `explain (format json) select t.* from "${noun.table}" t where ${condition}`,
        [boundOf(cast)],
      );
      const found = below(rows[0]!['QUERY PLAN'][0].Plan).some((node) => node['Index Cond'] !== undefined);
      if (!found) missing.push(`create index ${noun.table}_listed_${name} on "${noun.table}" -- for ${condition}`);
    }
    return missing;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const boundOf = (cast: string): string => (cast === '::date' ? '2026-11-22' : cast === '::int' ? '2' : 'EMAIL');

/** SQL of the indexes, and of the columns, that a noun's list declares the need of and its table has not; none when all is well. */
export async function missingIndexes(database: Database, noun: Noun): Promise<string[]> {
  const columns = await missingColumns(database, noun);
  // Of a column that is not there no plan can be asked.
  if (columns.some((sql) => sql.includes(' add column '))) return columns;
  const missing = new Set<string>([...columns, ...(await missingBounds(database, noun))]);
  for (const { search, index, off, holds } of declaredOf(noun, await indexesBy(database, noun)))
    if (!holds(await planOf(database, noun, { search, off }))) missing.add(index);
  return [...missing];
}
