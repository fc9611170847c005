import { rowsOf } from '../../harness/database.js';
import type { Server } from '../../harness/server.js';
import { NOBODYS, type Owned } from '../reach.js';

export interface OwnedRow extends Owned {
  readonly id: string;
  /** Of a leg, whose id is its booking's: its own. */
  readonly leg?: string;
}

interface Means {
  readonly path: string;
  /** Arguments that name the row and, in a mutation, leave it as it is. */
  readonly naming: (id: string, leg?: string) => object;
  /** Who sees the row by this operation is told that he may not do that one. */
  readonly seenBy?: string;
  /** Who sees this row whatever his scope. */
  readonly always?: (row: OwnedRow, userId: string | null) => boolean;
}

interface List {
  readonly path: string;
  readonly arguments: object;
}

/** A kind of row with every operation that names one, and the list that has them all. */
export interface Noun {
  readonly name: string;
  readonly unknown: string;
  readonly rows: (server: Server) => Promise<OwnedRow[]>;
  readonly operations: readonly Means[];
  readonly list?: List;
}

type Columns = { [Column in keyof Owned]?: string };

/** Rows of a table with the columns that say whose they are, as SQL arrays of text. */
export const owned =
  (from: string, columns: Columns, more = '') =>
  (server: Server): Promise<OwnedRow[]> => {
    const arrays = Object.keys(NOBODYS).map((name) => `${columns[name as keyof Owned] ?? "'{}'::text[]"} as ${name}`);
    return rowsOf<OwnedRow>(
      server.dataDir,
      `select t.id::text as id, ${arrays.join(', ')}${more} from ${from} order by t.id`,
    );
  };

export const one = (column: string): string => `array[${column}::text]`;

/** An id that no row has. */
export const NEVER = '999999999';
export const WRONG_VERSION = 999_999;
export const page = { page: 1, pageSize: 1 };
