import { type CsvColumn, csvPieces } from '@naga/kernel/to-csv.js';

/** Rows asked for at once, the most the graph gives. */
export const CSV_PAGE = 500;

/** A page of a list that goes on by place. */
export interface PlacedRows<Row> {
  rows: readonly Row[];
  /** Where the next ones begin; null at the end. */
  next: string | null;
}

export interface CsvList<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** The rows behind a place; the first ones behind none. */
  load: (after: string | null) => Promise<PlacedRows<Row>>;
}

async function* placed<Row>(load: CsvList<Row>['load']): AsyncGenerator<readonly Row[], void> {
  let after: string | null = null;
  do {
    const page: PlacedRows<Row> = await load(after);
    yield page.rows;
    after = page.next;
  } while (after !== null);
}

/**
 * A list as a file that is written while it is sent, page after page: it has no end but the list's, and one page of it is
 * held at a time (decision 37). What fails before the first row is an answer of its own; later the sending breaks off,
 * which a browser tells: half a list looks like a whole one.
 */
export async function csvFile<Row>({ name, columns, load }: CsvList<Row>): Promise<Response> {
  const pieces = csvPieces(columns, () => placed(load));
  let piece = await pieces.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (piece.done === true) return controller.close();
      controller.enqueue(encoder.encode(piece.value.text));
      piece = await pieces.next();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
