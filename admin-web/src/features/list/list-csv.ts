import { csvHead, csvLines } from '@naga/kernel/to-csv.js';
import type { ListColumn } from './list-column.js';

/** The rows of a list, page after page; throws when one of them does not come: no half file. */
export type RowPages<Row> = () => AsyncIterable<readonly Row[]>;

/** Rows that are all here. */
export const pagesOf = <Row>(rows: readonly Row[]): RowPages<Row> =>
  async function* pages() {
    yield rows;
  };

export interface CsvProgress {
  /** How many rows are written. */
  onRows: (count: number) => void;
  /** The reader wants no file any more. */
  signal: AbortSignal;
}

/**
 * A file of all rows. Only one page of them is held at a time: what is written lies in the browser's blobs, which it
 * keeps on the disk when they grow (decision 37).
 */
export async function csvFile<Row>(
  columns: readonly ListColumn<Row>[],
  pages: RowPages<Row>,
  { onRows, signal }: CsvProgress,
): Promise<Blob> {
  const type = 'text/csv;charset=utf-8';
  const parts = [new Blob([csvHead(columns.map(({ title }) => title))], { type })];
  let count = 0;
  for await (const rows of pages()) {
    signal.throwIfAborted();
    parts.push(new Blob([csvLines(rows.map((row) => columns.map(({ text }) => text(row))))], { type }));
    count += rows.length;
    onRows(count);
  }
  return new Blob(parts, { type });
}
