import type { RowTransaction } from '../../database/row-transaction.js';
import type { AnyContext } from '../../graphql/context.js';
import type { Facts } from '../../graphql/refusal.js';
import type { BulkWay } from './bulk-change.rules.js';

/** Why a record stays as it was. */
export interface Failed {
  readonly code: string;
  readonly facts: Facts;
}

/** The name of an account, for who comes too late with a change. */
export type NameOf = (context: AnyContext) => (accountId: string) => Promise<string | null>;

/** SQL with its parameters. */
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What is done to one of them. */
export interface BulkTurn {
  readonly id: string;
  readonly way: BulkWay;
  /** As it was read, or as this change made it: CHANGED_MEANWHILE of another. Undefined: whatever it is. */
  readonly version: number | undefined;
  /** Why, of a kind that wants it said. */
  readonly reason: string | null;
}

/** What became of it: its version by now, null where it has none; and what the way back has to know of how it was. */
export interface Turned {
  readonly version: number | null;
  readonly before?: object;
}

/** Records that are changed by many: what bulk changes have to know of them. */
export interface BulkKind<Context extends AnyContext = AnyContext> {
  /** As the audit calls one; told apart by it within its subgraph. */
  readonly name: string;
  readonly nameOf: NameOf;
  /**
   * SQL of all that a filter finds of what the viewer sees, `{ ids }` among them: rows of `id` (text), `called` (jsonb),
   * `mine`, whether he looks after it, and `version`, without which it is changed whatever it says by then.
   */
  found(context: Context, filter: object): Promise<Asked>;
  /**
   * Ends a record within the viewer's reach, or switches it; undefined where it was so already. Refuses RECORD_NOT_FOUND,
   * CHANGED_MEANWHILE, and what the kind refuses of its own.
   */
  end(context: Context, transaction: RowTransaction, turn: BulkTurn): Promise<Turned | undefined>;
  /** The way back of a record that `end` changed, where that is not the opposite way. Refuses as `end`. */
  back?(
    context: Context,
    transaction: RowTransaction,
    line: { readonly id: string; readonly version: number | null; readonly before: object },
  ): Promise<Turned>;
  /** Why it stays as it was; undefined for a fault of ours. */
  failureOf(error: unknown): Failed | undefined;
}
