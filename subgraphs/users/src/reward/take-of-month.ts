import { localMoment } from '@naga/kernel/clock-time.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

const OPEN = 'insert into reward_month (month) values ($1) on conflict do nothing';
const take = (column: string): string =>
  `update reward_month set ${column} = ${column} + $2 where month = $1 and ${column} + $2 <= $3 returning month`;
const TAKE = { referrals: take('referrals'), cashback: take('cashback') } as const;

/** The month of an instant at UTC+7, 'YYYY-MM'. */
export const monthOf = (now: number): string => localMoment(now).date.slice(0, 7);

/**
 * Takes so much of what a month may give away; false, and nothing is taken, where that is over the limit. Others who take
 * of it queue behind this transaction: the last of it has one taker.
 */
export async function takeOfMonth(
  transaction: RowTransaction,
  {
    of,
    count,
    limit,
    now,
  }: { readonly of: keyof typeof TAKE; readonly count: number; readonly limit: number; readonly now: number },
): Promise<boolean> {
  const month = monthOf(now);
  await transaction.rows(OPEN, [month]);
  return (await transaction.rows(TAKE[of], [month, count, limit])).length > 0;
}
