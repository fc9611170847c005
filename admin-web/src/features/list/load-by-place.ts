import type { LoadPage } from './list-csv.js';

/** A file of more would neither open in a spreadsheet nor come soon. */
export const MOST_IN_FILE = 10_000;

/** Rows of a list that goes on by place. */
export interface PlacedRows<Row> {
  rows: readonly Row[];
  /** Where the next ones begin; null at the end. */
  next: string | null;
}

/**
 * Rows one page after the other, as a list that has numbers for its pages asks for them: these are found by where the
 * page before ended. `onCut` when there are more than a file takes.
 */
export function loadByPlace<Row>(
  ask: (place: string | null, first: number) => Promise<PlacedRows<Row> | undefined>,
  onCut: () => void,
): LoadPage<Row> {
  let place: string | null = null;
  return async (page, pageSize) => {
    if (page === 1) place = null;
    const part = await ask(place, pageSize);
    if (part === undefined) return undefined;
    const seen = (page - 1) * pageSize + part.rows.length;
    const isCut = part.next !== null && seen >= MOST_IN_FILE;
    if (isCut) onCut();
    place = part.next;
    return { rows: part.rows, total: part.next === null || isCut ? seen : Infinity };
  };
}
