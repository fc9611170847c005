import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { UsersContext } from '../services.js';
import { expiring, type Notice } from './expiry.rules.js';
import { lockBalances } from './lock-balances.js';
import { lotsOf } from './lots.rules.js';
import { spendableLines, writeMovements } from './write-movements.js';

export const BATCH = 200;

const DUE = `select account_id::text as id from reward_balance where due_at <= to_timestamp($1::float8 / 1000)
  order by due_at, account_id limit ${BATCH}`;
const TOLD = `select (extract(epoch from month_told_until) * 1000)::float8 as "MONTH",
    (extract(epoch from week_told_until) * 1000)::float8 as "WEEK", a.deleted_at is not null as "isGone"
  from reward_balance b join account a on a.id = b.account_id where account_id = $1::bigint`;
const WRITE = `update reward_balance set due_at = to_timestamp($2::float8 / 1000),
    month_told_until = to_timestamp($3::float8 / 1000), week_told_until = to_timestamp($4::float8 / 1000)
  where account_id = $1::bigint`;

type ToldRow = Readonly<Record<Notice, number | null>> & { readonly isGone: boolean };

async function expireOf(transaction: RowTransaction, accountId: string, now: number, requestId: string): Promise<void> {
  const { reserved } = (await lockBalances(transaction, [accountId])).get(accountId)!;
  const [{ isGone, ...told } = { isGone: true, MONTH: null, WEEK: null }] = await transaction.rows<ToldRow>(TOLD, [
    accountId,
  ]);
  const lots = lotsOf(await spendableLines(transaction, accountId));
  const { gone, notice, toldUntil, dueAt } = expiring(lots, { reserved, told, now });
  await writeMovements(transaction, [{ accountId, kind: 'EXPIRE', points: -gone }], now);
  if (notice !== null && !isGone) {
    const payload = {
      accountId,
      notice: notice.kind,
      points: notice.points,
      at: new Date(notice.firstAt).toISOString(),
    };
    await emitRows(transaction, now, [{ type: 'points.expire_soon', payload, mode: 'live', requestId }]);
  }
  await transaction.rows(WRITE, [accountId, dueAt, toldUntil.MONTH, toldUntil.WEEK]);
}

/**
 * Expires the points whose twelve months are over, and tells owners thirty and seven days before (rules.md 10), of 200
 * accounts at most, each in a transaction of its own. Answers how many there were.
 */
export async function expirePoints({ database, clock, viewer, log }: UsersContext): Promise<number> {
  const now = clock.now();
  const due = await database.rows<{ id: string }>(DUE, [now]);
  let done = 0;
  for (const { id } of due)
    try {
      await inRowTransaction(database, (transaction) => expireOf(transaction, id, now, viewer.requestId));
      done++;
    } catch (err) {
      log.error({ err, accountId: id }, 'points not expired; it will be tried again');
    }
  return done;
}
