import type { ListPage } from './list-answer.js';
import type { ListColumn } from './list-column.js';
import { toCsv } from '@naga/kernel/to-csv.js';

const CHUNK = 200;

/** One page of what the filters leave; undefined when the graph did not answer. */
export type LoadPage<Row> = (page: number, pageSize: number) => Promise<ListPage<Row> | undefined>;

/** Every row the filters leave, asked page by page. Throws when one of them does not come: no half list. */
export async function allRows<Row>(load: LoadPage<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const list = await load(page, CHUNK);
    if (list === undefined) throw new Error('no answer');
    rows.push(...list.rows);
    if (list.rows.length < CHUNK || rows.length >= list.total) return rows;
  }
}

/** Head and lines of these columns. */
export const csvOf = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string =>
  toCsv([columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))]);
