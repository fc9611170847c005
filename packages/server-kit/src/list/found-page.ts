import { MOST_FOUND } from '@naga/kernel/list-total.js';
import type { ColumnSum } from './column-sums.rules.js';
import { ListPage, type PageWindow, type Placed } from './list-page.js';

export interface Searched {
  /** 'from … where …' of all that a search finds, rows `t`, by the index that knows what they hold. */
  readonly found: string;
  /** The same by going through rows and looking at each. */
  readonly walked: string;
  /** SQL of what they are sorted by, beside their ids. */
  readonly key: string;
  /** The page of rows `f` with an id and a key. */
  readonly few: PageWindow;
  /** The same page of rows `t`. */
  readonly window: PageWindow;
}

/**
 * SQL before a statement that reads `page`, the ids of a page of a search, and `counted`, its `total`. Nothing that
 * PostgreSQL knows beforehand tells how many rows hold some words, nor where they stand in an order: so what is found is
 * looked at first, as far as it is counted. When that is all of it, it is sorted; only what more rows hold is met soon by
 * going through all rows in their order (decision 121).
 */
export const pageFound = ({ found, walked, key, few, window }: Searched): string => `with
  found as materialized (select t.id, ${key} as key ${found} limit ${MOST_FOUND + 1}),
  counted as materialized (select count(*)::int as total from found),
  page as (
    (select f.id from found f where (select total from counted) <= ${MOST_FOUND} and ${few.behind} ${few.cut})
    union all
    (select t.id ${walked} and (select total from counted) > ${MOST_FOUND} and ${window.behind} ${window.cut}))`;

/** How a search is read: its page, its total where the page has no rows, and what its columns add up to. */
interface FoundBy<Row> {
  read(): Promise<readonly (Placed<Row> & { readonly foundTotal: number })[]>;
  count(): Promise<number>;
  sum(): Promise<readonly ColumnSum[]>;
}

/** A page whose rows know how many there are; only what has none is counted by itself. */
export function foundPage<Row extends object>(window: PageWindow, { read, count, sum }: FoundBy<Row>): ListPage<Row> {
  let rows: ReturnType<typeof read> | undefined;
  const once = () => (rows ??= read());
  return new ListPage(
    async () => window.of((await once()).map(({ foundTotal: _, ...row }) => row as unknown as Placed<Row>)),
    async () => (await once())[0]?.foundTotal ?? count(),
    sum,
    MOST_FOUND,
  );
}
