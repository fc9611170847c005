const BYTE_ORDER_MARK = '\uFEFF';

/** What stands in a file of rows: a heading, and a text of each row. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
}

/** The rows of a list, page after page; throws when one of them does not come: no half file. */
export type RowPages<Row> = () => AsyncIterable<readonly Row[]>;

/** A piece of a file, and of how many rows it is the end. */
export interface CsvPiece {
  readonly text: string;
  readonly written: number;
}

/**
 * A cell no spreadsheet takes for a formula, quoted where it must be. A number below zero is a number; what looks like a
 * cell that was made harmless becomes one, so that an import finds both as they were.
 */
function cell(value: string): string {
  const harmless = /^(?:[\t\r]|'*[=+\-@])/.test(value) && !/^-\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly string[]): string => cells.map(cell).join(',');

/**
 * A file of CSV by RFC 4180, a piece for each page of its rows, so that whoever writes it holds one page at a time
 * (decision 37): the byte order mark, so that Excel reads Khmer, and the headings stand before the first. Formulas are
 * made harmless.
 */
export async function* csvPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: RowPages<Row>,
): AsyncGenerator<CsvPiece, void> {
  let begin = BYTE_ORDER_MARK + line(columns.map(({ title }) => title));
  let written = 0;
  for await (const rows of pages()) {
    const text = begin + rows.map((row) => `\r\n${line(columns.map(({ text: of }) => of(row)))}`).join('');
    written += rows.length;
    begin = '';
    yield { text, written };
  }
  if (begin !== '') yield { text: begin, written };
}

/** Rows that are all here. */
export const pagesOf = <Row>(rows: readonly Row[]): RowPages<Row> =>
  async function* pages() {
    yield rows;
  };
