/** How the changes of one table are written down. Expressions are SQL over `r`, the row, and what `joins` adds. */
export interface AuditedTable {
  readonly table: string;
  /** What the glossary calls a row. */
  readonly entity: string;
  /** Columns that name a row, 'id' unless told; never a secret. */
  readonly key?: readonly string[];
  /** The record whose timeline the row's changes stand on too: a part's booking. */
  readonly of?: { readonly entity: string; readonly id: string };
  /** Left joins for the expressions below. */
  readonly joins?: string;
  /** Whose row it is, for scopes: bigint[], bigint[], bigint, text[]. */
  readonly operators?: string;
  readonly branches?: string;
  readonly agency?: string;
  readonly countries?: string;
  /** 'live' or 'sandbox' of the row; the actor's where the table does not tell. */
  readonly mode?: string;
  /** Never shown, not even in part: hashes, tokens, what opens something. */
  readonly secret?: readonly string[];
  /** Names, addresses, numbers: shown in part. */
  readonly personal?: readonly string[];
  /** Neither shown nor reason for an entry: counters, what is derived from other columns, last use. */
  readonly ignored?: readonly string[];
  /** The only columns whose update counts, where others are written at every request: a session's end. */
  readonly watched?: readonly string[];
}
