import { csvHead, csvLines } from '@naga/kernel/to-csv.js';

/** Asked for at once, the most the graph gives. */
export const CSV_PAGE = 500;
/** A file is for a desk: longer ones are cut by their days. */
const MOST_ROWS = 20_000;

/** Every row of a list that is answered in pages, as far as a file goes. */
export async function allPages<Row>(
  pageSize: number,
  load: (page: number) => Promise<{ total: number; rows: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { total, rows: more } = await load(page);
    rows.push(...more);
    if (more.length === 0 || page * pageSize >= Math.min(total, MOST_ROWS)) return rows;
  }
}

/** Rows as a file to keep, its heading first. */
export const csvFile = (name: string, [head = [], ...rows]: readonly (readonly string[])[]): Response =>
  new Response(csvHead(head) + csvLines(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });

/** Minor units as a spreadsheet adds them up: '-12.50'. */
export const decimals = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${Math.trunc(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
