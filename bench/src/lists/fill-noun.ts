import { columnOf, type Noun, saidFields } from '@naga/server-kit/crud/noun.js';
import type { NounField } from '@naga/server-kit/crud/noun-field.js';
import type pg from 'pg';
import { FILLED_IN, type Listed } from './listed.js';
import { skewed, words } from './vocabulary.js';

const AT_ONCE = 5000;
/** Of another noun, that records name. */
const MOST_NAMED = 2000;
const LONG = 30;
/** Above any number that a sample's forms allow for is the market's own. */
const FIRST = 100;

/** Values of a field that its sample leaves alike: words, one of an enum, a record of another noun. */
function varied(field: NounField, value: unknown, n: number, salt: number, ids: readonly string[]): unknown {
  if (value === null) return null;
  if (field.cast === '::jsonb' && !Array.isArray(value))
    return words(n, JSON.stringify(value).includes('\\n') ? LONG : 0);
  if (field.of !== undefined && field.link === undefined) return skewed(ids, n, salt);
  const choices = Object.values(field.output() as object);
  const isEnum = choices.length > 0 && choices.every((choice) => typeof choice === 'string');
  return isEnum ? skewed(choices, n, salt) : value;
}

const asJson = (field: NounField, value: unknown): unknown => {
  if (value == null) return null;
  const stored = field.stored(value);
  return field.cast === '::jsonb' ? (JSON.parse(stored as string) as unknown) : stored;
};

/** The first records that a field may name, and all that were filled in before. */
async function idsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id::text as id from "${table}" order by id limit ${MOST_NAMED}`,
  );
  return rows.map(({ id }) => id);
}

/** Nouns in an order in which those that others name come first; Location names itself. */
function byReference(lists: readonly Listed[]): readonly Listed[] {
  const ordered: Listed[] = [];
  const isThere = (table: string) => !lists.some((list) => list.noun.table === table && !ordered.includes(list));
  const isNext = (list: Listed) =>
    !ordered.includes(list) &&
    Object.values(list.noun.fields).every(
      ({ of }) => of === undefined || of.table === list.noun.table || isThere(of.table),
    );
  for (let next = lists.find(isNext); next !== undefined; next = lists.find(isNext)) ordered.push(next);
  if (ordered.length < lists.length) throw new Error('nouns that name one another in a circle');
  return ordered;
}

/** Lists that nobody asks, whose records those of others name: without any there is nothing to name. */
function namedBy(asked: readonly Listed[], known: readonly Listed[]): readonly Listed[] {
  const named: Listed[] = [];
  const isNamed = (list: Listed) =>
    ![...asked, ...named].includes(list) &&
    [...asked, ...named].some(({ noun }) => Object.values(noun.fields).some(({ of }) => of?.table === list.noun.table));
  for (let next = known.find(isNamed); next !== undefined; next = known.find(isNamed)) named.push(next);
  return named;
}

/** Brings the tables of lists to so many rows each; what they name has some. */
export async function fillLists(
  client: pg.Client,
  asked: readonly Listed[],
  known: readonly Listed[],
  count: number,
): Promise<void> {
  await client.query('set session_replication_role = replica');
  const named = namedBy(asked, known);
  for (const list of byReference([...asked, ...named])) {
    const { noun, alongside = [] } = list;
    await client.query(FILLED_IN.get(noun) ?? '');
    await fillNoun(client, list, named.includes(list) ? MOST_NAMED : count);
    for (const statement of alongside) await client.query(statement);
  }
  await client.query('set session_replication_role = origin');
}

/** Brings a noun's table to so many rows, made of its description and its sample; no trigger tells of them. */
async function fillNoun(client: pg.Client, { noun, sample, row }: Listed, count: number): Promise<void> {
  const fields = row ? [] : saidFields(noun);
  const named = new Map<string, readonly string[]>();
  for (const [name, { of }] of fields) if (of) named.set(name, await idsOf(client, of.table));
  const kept = fields.filter(([, { link }]) => link === undefined);
  const own = row ? Object.keys(row(1)).map((column) => `"${column}"`) : kept.map(([name]) => columnOf(noun, name));
  const columns = [...own, ...(noun.slugOf ? ['"slug"'] : [])].join(', ');
  const rowOf = (n: number): object => {
    const said = sample(n);
    const cells = kept.map(([name, field], salt) => {
      const value = varied(field, said[name], n, salt, named.get(name) ?? []);
      return [columnOf(noun, name).slice(1, -1), asJson(field, value)] as const;
    });
    return Object.fromEntries([...cells, ['slug', said['slug'] ?? `sample-${n}`]]);
  };
  const indexes = await withoutIndexes(client, noun.table);
  const there = async () => Number((await client.query(`select count(*) as n from "${noun.table}"`)).rows[0].n);
  let n = FIRST;
  for (let missing = count - (await there()); missing > 0; missing = count - (await there()))
    for (const end = n + missing; n < end; n += AT_ONCE) {
      const rows = Array.from({ length: Math.min(AT_ONCE, end - n) }, (_, nth) => (row ?? rowOf)(n + nth));
      await client.query(
        `insert into "${noun.table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${noun.table}", $1)
         on conflict do nothing`,
        [JSON.stringify(rows)],
      );
    }
  for (const [name, { link }] of fields) if (link) await fillLinks(client, noun, link, named.get(name));
  for (const index of indexes) await client.query(index);
  await client.query(`vacuum analyze "${noun.table}"`);
}

/** Drops what only lists need, which is made faster of all rows at once; answers how. */
async function withoutIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    'select indexname, indexdef from pg_indexes where schemaname = current_schema and indexname like $1',
    [`${table}\\_listed\\_%`],
  );
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Every record names two of the others; two of its own where a neighbour keeps them. */
async function fillLinks(
  client: pg.Client,
  { table }: Noun,
  link: NonNullable<NounField['link']>,
  ids: readonly string[] | undefined,
): Promise<void> {
  await client.query(
    `insert into "${link.table}" ("${link.own}", "${link.other}")
     select t.id, coalesce(($1::bigint[])[1 + (t.id + nth) % cardinality($1::bigint[])], 2 * t.id + nth)
     from "${table}" t, generate_series(0, 1) nth
     on conflict do nothing`,
    [ids],
  );
  await client.query(`vacuum analyze "${link.table}"`);
}
