import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';

/** What somebody has with us: an agency, or a customer's wallet. */
export interface BalanceKey {
  readonly kind: 'agent_balance' | 'wallet';
  readonly ownerId: string;
  readonly mode: Mode;
  readonly currency: string;
}

const valuesOf = ({ kind, ownerId, mode, currency }: BalanceKey) => [kind, ownerId, mode, currency];

const BEGIN = `insert into balance (kind, owner_id, mode, currency, amount)
  values ($1, $2::bigint, $3, $4, 0) on conflict do nothing`;

const MOVE = `update balance set amount = amount + $5::bigint where kind = $1 and owner_id = $2::bigint and mode = $3
  and currency = $4 and ($6::bigint is null or amount + $5::bigint >= $6::bigint) returning amount::float8 as amount`;

/**
 * Adds to a balance (takes away below zero) unless it would fall below `floor` (null: there is none), both minor units; answers what it is then,
 * or undefined where it would. The row stays locked until commit, so that many sales at once cannot spend it twice. The
 * caller writes the same movement into the ledger, and holds the lock of the booking before this one.
 */
export async function moveBalance(
  transaction: RowTransaction,
  key: BalanceKey,
  by: number,
  floor: number | null,
): Promise<number | undefined> {
  await transaction.rows(BEGIN, valuesOf(key));
  const [row] = await transaction.rows<{ amount: number }>(MOVE, [...valuesOf(key), by, floor]);
  return row?.amount;
}

const READ = `select amount::float8 as amount from balance
  where kind = $1 and owner_id = $2::bigint and mode = $3 and currency = $4`;

/** What somebody has with us now, minor units. */
export async function balanceOf(from: Rows, key: BalanceKey): Promise<number> {
  const [row] = await from.rows<{ amount: number }>(READ, valuesOf(key));
  return row?.amount ?? 0;
}

/** The same, locked until commit. */
export async function lockBalance(transaction: RowTransaction, key: BalanceKey): Promise<number> {
  const [row] = await transaction.rows<{ amount: number }>(`${READ} for update`, valuesOf(key));
  return row?.amount ?? 0;
}
