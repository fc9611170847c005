import { csvHead, csvLines } from '@naga/kernel/to-csv.js';

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
  head: readonly string[];
  lineOf: (row: Row) => readonly string[];
  /** The rows behind a place; the first ones behind none. */
  load: (after: string | null) => Promise<PlacedRows<Row>>;
}

/**
 * A list as a file that is written while it is sent, page after page: it has no end but the list's, and one page of it is
 * held at a time (decision 37). What fails before the first row is an answer of its own; later the sending breaks off,
 * which a browser tells: half a list looks like a whole one.
 */
export async function csvFile<Row>({ name, head, lineOf, load }: CsvList<Row>): Promise<Response> {
  let page: PlacedRows<Row> | undefined = await load(null);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead([...head])));
    },
    async pull(controller) {
      const { rows, next } = page ?? { rows: [], next: null };
      controller.enqueue(encoder.encode(csvLines(rows.map((row) => [...lineOf(row)]))));
      if (next === null) controller.close();
      else page = await load(next);
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

/** Minor units as a spreadsheet adds them up: '-12.50'. */
export const decimals = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${Math.trunc(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
