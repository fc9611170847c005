import type { ExecutionResult } from 'graphql';
import type { RecordValues } from '../../crud/check-values.js';
import type { Noun } from '../../crud/noun.js';
import { guest, type Scope, type Viewer } from '../../viewer/viewer.js';
import type { TestSubgraph } from '../start-test-subgraph.js';
import { type Asked, nounDocuments } from './noun-documents.js';

/** A record as the graph has it, or why it was refused. */
export interface NounRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly active?: boolean;
  /** Of a refusal. */
  readonly code?: string;
  readonly [field: string]: unknown;
}

export interface NounPage {
  readonly total: number;
  readonly next: string | null;
  readonly rows: readonly NounRow[];
}

/** What is wrong with one field of a form or of a file's line. */
export interface Wrong {
  readonly path: string;
  readonly code: string;
}

export interface NounImport {
  readonly id: string;
  readonly state: string;
  readonly rows: readonly {
    readonly line: number;
    readonly action: string;
    readonly id: string | null;
    readonly before: RecordValues | null;
    readonly after: RecordValues;
    readonly problems: readonly Wrong[];
  }[];
  /** Of a refusal. */
  readonly code?: string;
  readonly fields?: readonly Wrong[];
}

/** What became of many records. */
export interface NounReport {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly waiting: number;
  readonly doneCount: number;
  readonly changedCount: number;
  readonly undoneCount: number;
  readonly failedCount: number;
  readonly done: readonly string[];
  readonly failed: readonly { readonly id: string; readonly name: string; readonly code: string }[];
}

/** All that a client asks of a noun, as somebody; what is refused is answered as its code and facts. */
export type Ask = <T>(what: Asked, variables: object, viewer?: Viewer) => Promise<T>;

/** A member of staff with these permissions. */
export const holding = (grants: Readonly<Record<string, Scope>>, more: object = {}): Viewer => ({
  ...guest({ grants }),
  kind: 'user',
  userId: '9',
  roleId: 1,
  ...more,
});

/** Asks of a noun; who does it unless a viewer is told reaches everything. */
export function nounAsker<Services>({ subgraph, run }: TestSubgraph<Services>, noun: Noun): Ask {
  const documents = nounDocuments(subgraph.schema, noun);
  const admin = holding({ [noun.permission]: 'all' });
  return async <T>(what: Asked, variables: object, viewer = admin): Promise<T> => {
    const { data, errors }: ExecutionResult<{ answer: T }> = await run(documents[what], variables, viewer);
    return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as T);
  };
}

/** All records that somebody sees, page by page, as a list's file is written. */
export async function everyRecord(ask: Ask, variables: object = {}, viewer?: Viewer): Promise<NounRow[]> {
  const rows: NounRow[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page: NounPage = await ask('list', { pageSize: 200, ...variables, ...(after && { after }) }, viewer);
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}
