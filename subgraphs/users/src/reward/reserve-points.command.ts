import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { UsersContext } from '../services.js';
import { countReserved, lockBalances } from './lock-balances.js';
import { PointsNotEnough } from './reward.errors.js';

export interface PointsWish {
  readonly accountId: string;
  readonly bookingId: string;
  /** Which number of points of the booking, from 1. */
  readonly turn: number;
  readonly points: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const PUT = `insert into reward_use (booking_id, turn, account_id, points, state, reserved_at, expires_at)
  values ($1, $2, $3, $4, 'RESERVED', to_timestamp($5::float8 / 1000), to_timestamp($6::float8 / 1000))
  on conflict (booking_id, turn) do update set account_id = excluded.account_id, points = excluded.points,
    state = excluded.state, reserved_at = excluded.reserved_at, expires_at = excluded.expires_at
  where reward_use.state <> 'CONSUMED'`;

const AVAILABLE = `select spendable - coalesce((select sum(most) from (select max(points) as most from reward_use
    where account_id = $1::bigint and state = 'RESERVED' and booking_id <> $2::bigint group by booking_id) u), 0)::int as points
  from reward_balance where account_id = $1::bigint`;

/** What an account can spend on this booking: what no other one has reserved. */
export async function availablePoints(
  from: Pick<RowTransaction, 'rows'>,
  accountId: string,
  bookingId: string,
): Promise<number> {
  const [row] = await from.rows<{ points: number }>(AVAILABLE, [accountId, bookingId]);
  return Math.max(0, row?.points ?? 0);
}

/**
 * Reserves points for a booking before that is written, until it expires (docs/decisions/0127): never more than the account
 * has, whoever asks at once. Repeated for the same booking and turn it reserves once. Refuses POINTS_NOT_ENOUGH.
 */
export async function reservePoints(context: UsersContext, wish: PointsWish): Promise<void> {
  const { accountId, bookingId, turn, points, expiresAt } = wish;
  await inRowTransaction(context.database, async (transaction) => {
    await lockBalances(transaction, [accountId]);
    await transaction.rows(PUT, [bookingId, turn, accountId, points, context.clock.now(), expiresAt]);
    if (await countReserved(transaction, accountId)) return;
    throw new PointsNotEnough({ available: await availablePoints(transaction, accountId, bookingId) });
  });
}

const RELEASE = `update reward_use set state = 'RELEASED' where booking_id = $1::bigint and turn = $2 and state = 'RESERVED'`;
const OWNER = 'select account_id::text as "accountId" from reward_use where booking_id = $1::bigint and turn = $2';

/** RESERVED → RELEASED at once, for a booking that could not be written so. What is consumed stays. */
export async function giveBackPoints({ database }: UsersContext, bookingId: string, turn: number): Promise<void> {
  await inRowTransaction(database, async (transaction) => {
    const [use] = await transaction.rows<{ accountId: string }>(OWNER, [bookingId, turn]);
    if (use === undefined) return;
    await lockBalances(transaction, [use.accountId]);
    await transaction.rows(RELEASE, [bookingId, turn]);
    await countReserved(transaction, use.accountId);
  });
}
