import type { Database } from '../database/database.js';
import { anyRow, untold } from './any-row.js';
import { statementsOf } from './statements.js';

export interface PlacedAnswer {
  readonly rows: readonly { readonly id: string }[];
  readonly next: string | null;
}

/**
 * Reads a list page after page as a file does, `meanwhile` once behind the first page; the ids in their order, and the
 * statements of each page.
 */
export async function readByPlace(
  page: (after: string | null) => Promise<PlacedAnswer>,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ ids: string[]; statements: number[] }> {
  const ids: string[] = [];
  const statements: number[] = [];
  let after: string | null = null;
  do {
    const from: string | null = after;
    const sent = await statementsOf(async () => {
      const { rows, next } = await page(from);
      ids.push(...rows.map(({ id }) => id));
      after = next;
    });
    statements.push(sent.length);
    if (statements.length === 1) await meanwhile();
  } while (after !== null);
  return { ids, statements };
}

export interface ChangingList {
  readonly database: Database;
  readonly table: string;
  /** A row of the list that differs from the others by its number. */
  readonly rowOf: (n: number) => Readonly<Record<string, unknown>>;
  /** The column whose value the list answers as `id`. */
  readonly key?: string;
  readonly page: (after: string | null) => Promise<PlacedAnswer>;
}

/**
 * Reads a list of which rows go and to which one comes behind the first page: the rows that stay, those of them that were
 * read, and how often any row came again. Nothing of it is left.
 */
export async function readWhileItChanges({ database, table, rowOf, key = 'id', page }: ChangingList) {
  const idOf = (n: number) => String(rowOf(n)[key]);
  const goes = (...numbers: number[]) =>
    untold(database, `delete from ${table} where ${key} = any($1)`, [numbers.map(idOf)]);
  try {
    for (const n of [1, 2, 3, 4, 5, 6]) await anyRow(database, table, rowOf(n));
    const { ids, statements } = await readByPlace(page, async () => {
      await goes(1, 6);
      await anyRow(database, table, rowOf(7));
    });
    const stayed = [2, 3, 4, 5].map(idOf);
    return {
      stayed,
      read: ids.filter((id) => stayed.includes(id)).sort(),
      again: ids.length - new Set(ids).size,
      statements,
    };
  } finally {
    await goes(1, 2, 3, 4, 5, 6, 7);
  }
}
