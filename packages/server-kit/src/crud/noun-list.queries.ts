import { MOST_FOUND } from '@naga/kernel/list-total.js';
import { widestOf } from '@naga/kernel/reach.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { foundPage, pageFound } from '../list/found-page.js';
import { type KeyKind, ListOrder, type OrderKeys } from '../list/list-order.js';
import type { Summed } from '../list/column-sums.rules.js';
import { sumColumns } from '../list/sum-columns.js';
import { countOf, ListPage, type PageAsked, PageWindow, type Placed, planned } from '../list/list-page.js';
import type { AnyContext } from '../graphql/context.js';
import { type Reach, reachBy } from '../viewer/reach.js';
import { reachCondition, type ReachCondition } from '../viewer/reach-sql.js';
import type { Scope } from '../viewer/viewer.js';
import { askedSql } from './asked-sql.js';
import { patternOf, wordsLike, wordsWalked } from './listed-words.js';
import { activeOf, columnOf, currencyOf, type Noun, scopesOfNoun, scopesSeeing, sqlOf } from './noun.js';
import type { NounField } from './noun-field.js';

/** A record as a statement reads it: its fields, and for a reference `<field>Called`. */
export interface RecordRow {
  readonly id: string;
  readonly version: number;
  readonly active?: boolean;
  /** Who reads it looks after it. */
  readonly mayChange?: boolean;
  readonly [field: string]: unknown;
}

export interface RecordFilter {
  readonly text?: string | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly [field: string]: unknown;
}

export interface RecordSearch extends PageAsked {
  readonly filter?: RecordFilter | null | undefined;
  /** A sorted field; left out: what records are called. */
  readonly order?: string | null | undefined;
  readonly descending?: boolean | undefined;
}

/** Whether somebody looks after a noun's records in one of these scopes; left out: in any. */
export function isOneOf(noun: Noun, { viewer }: AnyContext, scopes: readonly Scope[] | undefined): boolean {
  if (scopes === undefined || viewer.kind === 'service') return true;
  const scope = widestOf(scopesOfNoun(noun), viewer.grants[noun.permission]);
  return scope !== undefined && scopes.includes(scope);
}

export type ReachedFor = 'seen' | 'changed';

/** Rows `t` of a noun within the viewer's reach; what is nobody's is seen by all who look after such records. */
export function within(noun: Noun, context: AnyContext, wanted: ReachedFor, parameter: number): ReachCondition {
  const reached = reachedBy(noun, context, wanted, parameter);
  const { byMode, only } = noun;
  const more = [...(byMode ? [askedSql('t.mode = $mode', context)] : []), ...(only ? [only(context.viewer)] : [])];
  return { ...reached, condition: [`(${reached.condition})`, ...more].join(' and ') };
}

function reachedBy(noun: Noun, { viewer }: AnyContext, wanted: ReachedFor, parameter: number): ReachCondition {
  const { permission, owner, seenIn = [] } = noun;
  const conditionOf = (reach: Reach) => reachCondition(reach, owner?.sql ?? {}, parameter);
  if (wanted === 'changed') return conditionOf(reachBy(viewer, permission, scopesOfNoun(noun)));
  const seen = reachBy(viewer, permission, scopesSeeing(noun));
  if (typeof seen === 'object' && seenIn.includes(seen.by)) return conditionOf('everything');
  const reach = conditionOf(seen);
  if (owner?.field === undefined || !noun.fields[owner.field]!.optional) return reach;
  return { ...reach, condition: `(${reach.condition} or t.${columnOf(noun, owner.field)} is null)` };
}

export const fromOf = ({ table, owner }: Noun, rows = `"${table}"`): string => `from ${rows} t ${owner?.joins ?? ''}`;

/** What the records are called that a field names, one or several. */
function calledOf({ of, link }: NounField, column: string): string {
  const { table, called } = of!;
  if (link === undefined) return `(select to_jsonb(${called}) from "${table}" x where x.id = ${column})`;
  return `(select coalesce(jsonb_agg(jsonb_build_object('id', x.id::text, 'called', ${called}) order by x.id), '[]')
    from "${table}" x where x.id = any(${column}))`;
}

/** What a statement reads of rows `t`. */
export function columnsOf(noun: Noun, context: AnyContext): string {
  if (noun.recorded) return askedSql(noun.recorded.columns, context);
  const fields = Object.entries(noun.fields).flatMap(([name, field]) => {
    const column = sqlOf(noun, name);
    const own = `${field.read(column)} as "${name}"`;
    return field.of === undefined ? [own] : [own, `${calledOf(field, column)} as "${name}Called"`];
  });
  const own = [
    ...(noun.ends === 'switched' ? [`${activeOf(noun)} as active`] : []),
    ...(noun.slugOf ? ['t.slug'] : []),
  ];
  return askedSql(['t.id::text as id', 't.version', ...own, ...fields].join(', '), context);
}

/** The same of the rows of `table`, with whether the viewer looks after each; `parameter`: the number its value has. */
function shownOf(noun: Noun, context: AnyContext, parameter: number, table?: string) {
  const { condition, value } = within(noun, context, 'changed', parameter);
  return {
    columns: `${columnsOf(noun, context)}, mine.is as "mayChange"`,
    from: `${fromOf(noun, table)} cross join lateral (select coalesce(${condition}, false) as is) mine`,
    value,
  };
}

/** One record within reach. */
export async function recordWith(noun: Noun, context: AnyContext, id: string): Promise<RecordRow | undefined> {
  if (!isRowId(id)) return undefined;
  const { condition, value } = within(noun, context, 'seen', 2);
  const shown = shownOf(noun, context, 3);
  const text = `select ${shown.columns} ${shown.from} where t.id = $1::bigint and ${condition}`;
  return (await context.database.rows<RecordRow>(text, [id, value, shown.value]))[0];
}

/** SQL that makes what rows `t` are sorted by of their columns; the same is kept of a field that says so. */
export const orderMade = (noun: Noun, name: string): string => noun.fields[name]!.order(sqlOf(noun, name));

/** SQL by which rows `t` are sorted, never null and to be asked, and its kind. */
export function orderOf(noun: Noun, name: string): readonly [sql: string, kind: KeyKind] {
  const { orderKept, orderKind } = noun.fields[name]!;
  return [orderKept === undefined ? orderMade(noun, name) : `t."${orderKept}"`, orderKind];
}

/** What a list of rows `t` adds up: money for each currency that its field names, and counts over all of them. */
function summedOf(noun: Noun, context: AnyContext): Summed {
  const added = (hasCurrency: boolean) =>
    Object.fromEntries(
      Object.entries(noun.fields)
        .filter(([, { summed, currency }]) => summed && (currency !== undefined) === hasCurrency)
        .map(([name]) => [name, askedSql(sqlOf(noun, name), context)]),
    );
  const said = currencyOf(noun);
  return { money: added(true), counts: added(false), ...(said !== undefined && { currency: sqlOf(noun, said) }) };
}

/** One page of the records within reach. Names that stand beside are looked up for the rows of the page alone. */
export function recordPage(
  noun: Noun,
  context: AnyContext,
  { filter, order, descending, ...at }: RecordSearch,
): ListPage<RecordRow> {
  const { found, walked, values } = foundBy(noun, context, filter);
  const usual = order == null && noun.recorded;
  const backwards = usual && usual.descending ? !descending : descending;
  const [by, kind] = orderOf(noun, order ?? noun.recorded?.by ?? noun.called);
  const key = askedSql(by, context);
  const sorted = orderBy(backwards, { [key]: kind, 't.id': 'whole' });
  const window = new PageWindow(sorted, at, values.length);
  const source = planned(context.database);
  const known = [...values, ...window.values];
  const sum = () => sumColumns(source, found, values, summedOf(noun, context));
  const shownFrom = (rows: string) => shownOf(noun, context, known.length + 1, rows);
  if (filter?.text) {
    const few = new PageWindow(orderBy(backwards, { 'f.key': kind, 'f.id': 'whole' }), at, values.length);
    const { columns, from, value } = shownFrom(`(select t.* from page join "${noun.table}" t using (id))`);
    const text = `${pageFound({ found, walked, key, few, window })} select ${columns}, ${sorted.place} as place,
      (select total from counted) as "foundTotal" ${from} order by ${sorted.by}`;
    return foundPage(window, {
      read: () => source.rows(text, [...known, value]),
      count: () => countOf(source, found, values, MOST_FOUND),
      sum,
    });
  }
  // By ids: what an index knows all of is passed over there, and only the rows of the page are read (decision 154).
  const { columns, from, value } = shownFrom(
    `(select t.* from (select t.id ${found} and ${window.behind} ${window.cut}) page join "${noun.table}" t using (id))`,
  );
  const text = `select ${columns}, ${sorted.place} as place ${from} order by ${sorted.by}`;
  return new ListPage(
    async () => window.of(await source.rows<Placed<RecordRow>>(text, [...known, value])),
    () => countOf(source, found, values),
    sum,
  );
}

const orderBy = (descending: boolean | undefined, keys: OrderKeys): ListOrder =>
  descending ? ListOrder.descending(keys) : ListOrder.ascending(keys);

/** SQL of the rows `t` that a search finds. Their own words and what else tells of them are looked through one after the other, each by its index. */
function wordsHold({ alsoFound, table }: Noun, pattern: string): string {
  const own = wordsLike(pattern);
  if (alsoFound === undefined) return own;
  return `t.id in (select t.id from "${table}" t where ${own} union ${alsoFound.replaceAll('$pattern', pattern)})`;
}

/**
 * Rows `t` that the viewer reaches and a filter leaves, 'from … where …', with the values of its parameters; where words
 * are looked for, also `walked`, for who goes through them all anyway.
 */
export function foundBy(noun: Noun, context: AnyContext, filter: RecordFilter | null | undefined) {
  const reach = within(noun, context, 'seen', 1);
  const values: unknown[] = [reach.value];
  const conditions = [reach.condition];
  const add = (value: unknown, sql: (parameter: string) => string) => conditions.push(sql(`$${values.push(value)}`));
  const { text, active, ids, ...fields } = filter ?? {};
  if (active != null) add(active, (parameter) => `(${activeOf(noun)}) = ${parameter}`);
  if (ids != null) add(ids.filter(isRowId), (parameter) => `t.id = any(${parameter}::bigint[])`);
  for (const [name, value] of Object.entries(fields)) {
    const field = noun.fields[name];
    if (value != null && field?.filtered) add(...narrowedTo(noun, name, value, context));
  }
  const where = (...more: readonly string[]) => `${fromOf(noun)} where ${[...conditions, ...more].join(' and ')}`;
  if (!text) return { found: where(), walked: where(), values };
  const said = noun.wordByWord ? text.trim().split(/\s+/) : [text];
  const patterns = said.map((each) => `lower($${values.push(patternOf(each))}::text)`);
  const found = patterns.map((pattern) => wordsHold(noun, pattern));
  return { found: where(...found), walked: where(...(noun.alsoFound ? found : patterns.map(wordsWalked))), values };
}

/** A value that a filter says, and the SQL of the rows that have it. */
function narrowedTo(
  noun: Noun,
  name: string,
  value: unknown,
  context: AnyContext,
): readonly [value: unknown, sql: (parameter: string) => string] {
  const field = noun.fields[name]!;
  const [column, narrowed] = [askedSql(sqlOf(noun, name), context), field.narrowed];
  const said = narrowed === undefined ? value : [value];
  return [
    field.problems(said).length > 0 ? null : field.stored(said),
    (parameter) => {
      const own = `${parameter}${field.cast}`;
      if (field.bound !== undefined) return field.bound(own);
      const known = typeof value === 'string' ? field.knownBy?.[value] : undefined;
      const has = narrowed === undefined ? `${column} = ${own}` : narrowed.sql(column, own);
      return known === undefined ? has : `(${askedSql(known, context)}) and ${has}`;
    },
  ];
}
