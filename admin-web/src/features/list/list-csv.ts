import { type CsvColumn, csvPieces, type RowPages } from '@naga/kernel/to-csv.js';
import { growingFile } from './files/growing-file.js';
import type { ListColumn } from './list-column.js';

export interface CsvProgress {
  /** How many rows are written. */
  onRows: (count: number) => void;
  /** The reader wants no file any more. */
  signal: AbortSignal;
}

const inFile = <Row>({ title, text, file }: ListColumn<Row>): readonly CsvColumn<Row>[] => file ?? [{ title, text }];

/** A file of all rows. Only one page of them is held at a time (decisions 37 and 159). */
export async function csvFile<Row>(
  columns: readonly ListColumn<Row>[],
  pages: RowPages<Row>,
  { onRows, signal }: Partial<CsvProgress> = {},
): Promise<Blob> {
  const file = await growingFile('text/csv;charset=utf-8');
  try {
    for await (const { text, written } of csvPieces(columns.flatMap(inFile), pages)) {
      signal?.throwIfAborted();
      await file.write(text);
      onRows?.(written);
    }
    return await file.end();
  } catch (error) {
    await file.drop();
    throw error;
  }
}
