import { type CsvColumn, csvPieces, type RowPages } from '@naga/kernel/to-csv.js';
import type { ListColumn } from './list-column.js';

export interface CsvProgress {
  /** How many rows are written. */
  onRows: (count: number) => void;
  /** The reader wants no file any more. */
  signal: AbortSignal;
}

const inFile = <Row>({ title, text, file }: ListColumn<Row>): readonly CsvColumn<Row>[] => file ?? [{ title, text }];

/**
 * A file of all rows. Only one page of them is held at a time: what is written lies in the browser's blobs, which it
 * keeps on the disk when they grow (decision 37).
 */
export async function csvFile<Row>(
  columns: readonly ListColumn<Row>[],
  pages: RowPages<Row>,
  { onRows, signal }: Partial<CsvProgress> = {},
): Promise<Blob> {
  const type = 'text/csv;charset=utf-8';
  const parts: Blob[] = [];
  for await (const { text, written } of csvPieces(columns.flatMap(inFile), pages)) {
    signal?.throwIfAborted();
    parts.push(new Blob([text], { type }));
    onRows?.(written);
  }
  return new Blob(parts, { type });
}
