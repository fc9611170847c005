import { setImmediate } from 'node:timers/promises';

export type Cell = string | number | null;

/** One table of a feed. Its rows are told anew each time they are asked for, and no two at once are held. */
export interface FeedFile {
  readonly name: string;
  readonly headings: readonly string[];
  rows(): Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** Characters of one piece. */
const PIECE = 64 * 1024;
const CONTROL = /[\p{Cc}\uFFFD]+/gu;

/** GTFS knows no line breaks within values, nor characters that nobody reads. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell).replace(CONTROL, ' ').trim();
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** A table as CSV, piece by piece; whoever else waits for the process has his turn in between. */
export async function* textOf({ headings, rows }: FeedFile): AsyncGenerator<string, void> {
  let text = lineOf(headings);
  for await (const row of rows()) {
    text += lineOf(row);
    if (text.length < PIECE) continue;
    yield text;
    text = '';
    await setImmediate();
  }
  yield text;
}
