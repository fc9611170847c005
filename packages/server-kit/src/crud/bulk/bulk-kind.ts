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
   * Ends a record within the viewer's reach, or switches it; answers the version that it has now (null: it is gone),
   * undefined where it was so already. With a version it refuses CHANGED_MEANWHILE of another. Refuses RECORD_NOT_FOUND.
   */
  end(
    context: Context,
    transaction: RowTransaction,
    id: string,
    way: BulkWay,
    version: number | undefined,
  ): Promise<number | null | undefined>;
  /** Why it stays as it was; undefined for a fault of ours. */
  failureOf(error: unknown): Failed | undefined;
}
