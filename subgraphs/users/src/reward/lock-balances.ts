import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

export interface LockedBalance {
  readonly accountId: string;
  readonly spendable: number;
  readonly pending: number;
  readonly reserved: number;
}

const OPEN = `insert into reward_balance (account_id) select * from unnest($1::bigint[]) on conflict do nothing`;
const LOCK = `select account_id::text as "accountId", spendable, pending, reserved from reward_balance
  where account_id = any($1::bigint[]) order by account_id for update`;

/**
 * Locks what accounts have, in one order: whoever reserves, spends, earns or expires points of them queues behind this
 * transaction. Opens the balance of who has had none.
 */
export async function lockBalances(
  transaction: RowTransaction,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, LockedBalance>> {
  const ids = [...new Set(accountIds)].toSorted((a, b) => Number(a) - Number(b));
  if (ids.length === 0) return new Map();
  await transaction.rows(OPEN, [ids]);
  const rows = await transaction.rows<LockedBalance>(LOCK, [ids]);
  return new Map(rows.map((row) => [row.accountId, row]));
}

/**
 * Of the turns of one booking the greatest counts: until booking has said which of them it keeps, either may be the one.
 * Conditional, so that no account has more reserved than it can spend; the table's check says the same.
 */
const RESERVE = `update reward_balance b set reserved = r.points
  from (select coalesce(sum(most), 0)::int as points from (select max(points) as most from reward_use
    where account_id = $1::bigint and state = 'RESERVED' group by booking_id) u) r
  where b.account_id = $1::bigint and r.points <= b.spendable returning b.reserved`;

/** Counts anew what an account has reserved; false, and nothing is changed, where it has not so much. */
export const countReserved = async (transaction: RowTransaction, accountId: string): Promise<boolean> =>
  (await transaction.rows(RESERVE, [accountId])).length > 0;
