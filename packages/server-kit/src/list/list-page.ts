import { MOST_COUNTED } from '@naga/kernel/list-total.js';
import type { Database } from '../database/database.js';
import type { ColumnSum, Summed } from './column-sums.rules.js';
import type { ListOrder } from './list-order.js';
import { sumColumns } from './sum-columns.js';

/** Which page of a list: by its number, or behind a place. */
export interface PageAsked {
  /** From 1, as far as lists are counted; without rows behind that. */
  readonly page?: number | undefined;
  readonly pageSize: number;
  /** A page's `next`: rows behind it, whatever the number. */
  readonly after?: string | null | undefined;
}

const MOST_ROWS = 500;

const within = (number: number, most: number): number => Math.min(Math.max(1, number), most);

/** A row as a page's statement reads it, with where it stands. */
export type Placed<Row> = Row & { readonly place: string };

export interface PageRows<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/** The part of a statement that makes a page of its rows: 500 of them at most. */
export class PageWindow {
  /** Beside the list's own conditions. */
  readonly behind: string;
  /** Order, limit and offset. */
  readonly cut: string;
  readonly values: readonly unknown[];
  readonly #size: number;

  /** `used`: how many parameters the list's own conditions have. */
  constructor(order: ListOrder, { page = 1, pageSize, after }: PageAsked, used: number) {
    this.#size = within(pageSize, MOST_ROWS);
    const place = after == null ? undefined : order.behind(after, used);
    const known = used + (place?.values.length ?? 0);
    this.behind = place?.condition ?? 'true';
    this.cut = `order by ${order.by} limit $${known + 1}::int offset $${known + 2}::bigint`;
    const offset = place === undefined ? (Math.max(1, page) - 1) * this.#size : 0;
    // What is counted no more is reached by its place: a page by number reads all rows before it.
    const isFar = offset >= MOST_COUNTED;
    // One further than the page goes: whether there is a next one.
    this.values = [...(place?.values ?? []), isFar ? 0 : this.#size + 1, isFar ? 0 : offset];
  }

  /** What the statement read. */
  of<Row extends object>(read: readonly Placed<Row>[]): PageRows<Row> {
    const shown = read.slice(0, this.#size);
    const last = read.length > this.#size ? shown.at(-1) : undefined;
    const next = last === undefined ? null : Buffer.from(last.place).toString('base64url');
    return { rows: shown.map(({ place: _, ...row }) => row as unknown as Row), next };
  }
}

/** A page by its parts, a statement each when it is asked for: who reads on does not wait until all are counted. */
export class ListPage<Row> {
  #read: Promise<PageRows<Row>> | undefined;
  #counted: Promise<number> | undefined;

  /** `sum` of a list with columns to add up. */
  constructor(
    private readonly read: () => Promise<PageRows<Row>>,
    private readonly count: () => Promise<number>,
    private readonly sum: () => Promise<readonly ColumnSum[]> = () => Promise.resolve([]),
    /** As far as this `total` counts. */
    readonly countedTo: number = MOST_COUNTED,
  ) {}

  /** Without any rows: out of reach. */
  static none<Row>(): ListPage<Row> {
    return new ListPage<Row>(
      () => Promise.resolve({ rows: [], next: null }),
      () => Promise.resolve(0),
    );
  }

  async rows(): Promise<readonly Row[]> {
    return (await this.#once()).rows;
  }

  async next(): Promise<string | null> {
    return (await this.#once()).next;
  }

  /** Of all pages; `countedTo` and one where there are more. */
  total(): Promise<number> {
    return (this.#counted ??= this.count());
  }

  /** Of all pages, to the end of the list. */
  columnSums(): Promise<readonly ColumnSum[]> {
    return this.sum();
  }

  /** The same with its rows as somebody sees them. */
  map<Other>(view: (row: Row) => Other): ListPage<Other> {
    return new ListPage<Other>(
      async () => {
        const { rows, next } = await this.#once();
        return { rows: rows.map(view), next };
      },
      () => this.total(),
      () => this.columnSums(),
      this.countedTo,
    );
  }

  #once(): Promise<PageRows<Row>> {
    return (this.#read ??= this.read());
  }
}

/** Where rows are read from. */
export type RowSource = Pick<Database, 'rows'>;

/** The same for lists that are searched: each statement is planned for its values. */
export const planned = (database: Pick<Database, 'plannedRows'>): RowSource => ({
  rows: (text, values = []) => database.plannedRows(text, values),
});

export interface ListQuestion {
  readonly columns: string;
  /** 'from … where …'. */
  readonly from: string;
  /** The same with less, where counting needs not all of the tables. */
  readonly counted?: string;
  readonly values: readonly unknown[];
  readonly order: ListOrder;
  readonly at: PageAsked;
  readonly summed?: Summed;
}

/** One page of a list whose statement is nothing but columns, tables and conditions. */
export function listPage<Row extends object>(
  source: RowSource,
  { columns, from, counted = from, values, order, at, summed }: ListQuestion,
): ListPage<Row> {
  const window = new PageWindow(order, at, values.length);
  const text = `select ${columns}, ${order.place} as place ${from} and ${window.behind} ${window.cut}`;
  return new ListPage(
    async () => window.of(await source.rows<Placed<Row>>(text, [...values, ...window.values])),
    () => countOf(source, counted, values),
    summed && (() => sumColumns(source, from, values, summed)),
  );
}

/** How many rows 'from … where …' finds: `most` and one where there are more. */
export async function countOf(
  source: RowSource,
  from: string,
  values: readonly unknown[],
  most = MOST_COUNTED,
): Promise<number> {
  const [counted] = await source.rows<{ total: number }>(
    `select count(*)::int as total from (select ${from} limit ${most + 1}) counted`,
    values,
  );
  return counted?.total ?? 0;
}
