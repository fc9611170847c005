import { systemClock } from '@naga/kernel/clock.js';
import { numberedPages } from '@naga/kernel/list-total.js';
import { askedSql } from '@naga/server-kit/crud/asked-sql.js';
import { type Noun, sqlOf } from '@naga/server-kit/crud/noun.js';
import { orderOf } from '@naga/server-kit/crud/noun-list.queries.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import type pg from 'pg';
import type { ListQuestion } from './ask.js';
import { SEARCHES } from './vocabulary.js';

export const PAGE_SIZE = 50;
/** SQL of a field as a list asks it. */
const asked = (sql: string): string => askedSql(sql, { clock: systemClock, viewer: guest() });
const upper = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Of a column: what most rows have, and what fewest have. */
async function valuesOf(client: pg.Client, { table }: Noun, column: string): Promise<[string, unknown][]> {
  const { rows } = await client.query<{ value: unknown }>(
    `select ${column} as value from "${table}" t where ${column} is not null group by 1 order by count(*) desc, 1`,
  );
  if (rows.length === 0) return [];
  const said = (value: unknown) => (typeof value === 'boolean' ? value : String(value));
  return [
    ['what most have', said(rows[0]!.value)],
    ...(rows.length > 1 ? [['what fewest have', said(rows.at(-1)!.value)] as [string, unknown]] : []),
  ];
}

/** What lists are narrowed to that no row says, by the type of its parameter. */
const BOUNDS: Readonly<Record<string, readonly (readonly [string, unknown])[]>> = {
  '::int': [['few', 1]],
  '::date': [['the middle', '2026-10-01']],
  '::text': [['a word', 'EMAIL']],
};

type Filter = readonly [what: string, filter: object];

/** Every declared filter of a noun's list, and searches. */
async function filtersOf(client: pg.Client, noun: Noun, rows: number): Promise<Filter[]> {
  const filters: Filter[] = [];
  for (const [name, { filtered, bound, cast }] of Object.entries(noun.fields)) {
    if (!filtered) continue;
    const values = bound ? BOUNDS[cast]! : await valuesOf(client, noun, asked(sqlOf(noun, name)));
    for (const [what, value] of values) filters.push([`${name}: ${what}`, { [name]: value }]);
  }
  if (noun.ends === 'switched') for (const active of [true, false]) filters.push([`active: ${active}`, { active }]);
  const searches = SEARCHES(Math.floor(rows / 2));
  return [...filters, ...searches.map(([what, text]): Filter => [`search: ${what}`, { text }])];
}

/** The place of the record that stands in the middle of all. */
async function middleOf(client: pg.Client, noun: Noun, name: string, rows: number): Promise<string> {
  const [by, kind] = orderOf(noun, name);
  const order = ListOrder.ascending({ [asked(by)]: kind, 't.id': 'whole' });
  const { rows: found } = await client.query<{ place: string }>(
    `select ${order.place} as place from "${noun.table}" t order by ${order.by} offset ${Math.floor(rows / 2)} limit 1`,
  );
  return Buffer.from(found[0]!.place).toString('base64url');
}

/** Everything that a noun's list can be asked: each filter in each order, and its first, middle and last page. */
export async function questionsOf(client: pg.Client, noun: Noun, rows: number): Promise<ListQuestion[]> {
  const orders = Object.keys(noun.fields).filter((name) => noun.fields[name]!.sorted || name === noun.called);
  const filters = await filtersOf(client, noun, rows);
  const last = numberedPages(rows, PAGE_SIZE);
  const pages = { first: 1, middle: Math.ceil(last / 2), 'last numbered': last };
  const places = new Map<string, string>();
  for (const order of orders) places.set(order, await middleOf(client, noun, order, rows));
  return orders.flatMap((order) =>
    [false, true].flatMap((descending) => {
      const by = `by ${order}${descending ? ' backwards' : ''}`;
      const variablesOf = (filter: object | null, page: number) => ({
        filter,
        order: upper(order),
        descending,
        page,
        pageSize: PAGE_SIZE,
      });
      return [
        ...Object.entries(pages).map(([which, page]) => ({
          what: `${which} page ${by}`,
          variables: variablesOf(null, page),
        })),
        { what: `the page from the middle ${by}`, variables: { ...variablesOf(null, 1), after: places.get(order) } },
        ...filters.map(([what, filter]) => ({ what: `${what}, ${by}`, variables: variablesOf(filter, 1) })),
      ];
    }),
  );
}
