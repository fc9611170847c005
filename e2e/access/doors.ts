import { readFileSync } from 'node:fs';

/** What docs/access.md says of one operation. */
export interface Door {
  /** 'Query.bookings' */
  readonly path: string;
  /** By role id; 'guest' for nobody in particular. A cell of the table: 'all', 'own', 'key', 'everyone', 'P all', '–'. */
  readonly cells: Readonly<Record<string, string>>;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** The table of docs/access.md: who may do what, as it is promised. */
export function readDoors(): Door[] {
  const lines = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8').split('\n');
  let head: string[] = [];
  const doors: Door[] = [];
  for (const line of lines) {
    const cells = cellsOf(line);
    if (cells[0] === 'operation') head = cells;
    else if (/^[A-Z]\w*\.\w+$/.test(cells[0] ?? ''))
      doors.push({ path: cells[0]!, cells: Object.fromEntries(head.map((name, at) => [name, cells[at]!])) });
  }
  return doors;
}

/** A cell that lets in: what needs a second person is done by nobody alone. */
export const letsIn = (cell: string | undefined): boolean =>
  cell !== undefined && cell !== '–' && !cell.startsWith('P ');

/** The scope a cell names; undefined where it does not let in or asks no scope. */
export function scopeIn(cell: string | undefined): string | undefined {
  const scope = cell?.replace(/^flagged /, '');
  return scope && /^(own|branch|operator|agency|country|all)$/.test(scope) ? scope : undefined;
}
