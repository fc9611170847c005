/**
 * Rows of a table written as text: one line a row, cells between '|'. Empty lines and lines that begin with '#' are left
 * out. Throws when a row has another number of cells than `columns`.
 */
export function textTable<Column extends string>(
  columns: readonly Column[],
  text: string,
): Readonly<Record<Column, string>>[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`${cells.length} cells, not ${columns.length}: ${line}`);
      return Object.fromEntries(columns.map((column, index) => [column, cells[index]!])) as Record<Column, string>;
    });
}

/** An empty cell is something nobody knows. */
export const cellOrNull = (cell: string): string | null => (cell === '' ? null : cell);
