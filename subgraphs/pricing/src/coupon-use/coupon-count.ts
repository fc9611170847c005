import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CouponUsage } from '../coupon/coupon-checks.rules.js';
import { COUPON_COLUMNS, type CouponRow } from '../coupon/coupon-row.js';

export interface CouponUser {
  readonly accountId: string | null;
  readonly contact: string | null;
}

const LOCK = `select uses, spent::float8 as spent from coupon_count where coupon_id = $1::bigint and mode = $2 for update`;
const READ = `select ${COUPON_COLUMNS} from coupon c where id = $1::bigint`;
const COUNT = `select
  (select count(*)::int from coupon_use where coupon_id = $1::bigint and mode = $2 and state <> 'RELEASED'
    and (account_id = $3::bigint or contact = $4)) as "byCustomer",
  (select count(*)::int from coupon_use where coupon_id = $1::bigint and mode = $2 and state <> 'RELEASED'
    and day = $5::date) as today`;

export interface CountedCoupon {
  readonly coupon: CouponRow;
  readonly usage: CouponUsage;
}

interface Question extends CouponUser {
  readonly couponId: string;
  readonly mode: string;
  /** Of UTC+7. */
  readonly day: string;
}

/** A coupon and how much of it is gone; others who want it queue behind this transaction from now on. */
export async function lockCoupon(
  transaction: RowTransaction,
  { couponId, mode, accountId, contact, day }: Question,
): Promise<CountedCoupon> {
  const [count] = await transaction.rows<{ uses: number; spent: number }>(LOCK, [couponId, mode]);
  const [coupon] = await transaction.rows<CouponRow>(READ, [couponId]);
  const [used] = await transaction.rows<{ byCustomer: number; today: number }>(COUNT, [
    couponId,
    mode,
    accountId,
    contact,
    day,
  ]);
  return { coupon: coupon!, usage: { total: count!.uses, spent: count!.spent, ...used! } };
}

const TAKE = `update coupon_count set uses = uses + 1, spent = spent + $3::bigint
  where coupon_id = $1::bigint and mode = $2 and (limit_total is null or uses < limit_total)
    and (budget is null or spent + $3::bigint <= budget) returning 1`;

/** One use more, unless that is over the limit or the budget; the table's constraints say the same. */
export const takeOne = async (
  transaction: RowTransaction,
  couponId: string,
  mode: string,
  discount: number,
): Promise<boolean> => (await transaction.rows(TAKE, [couponId, mode, discount])).length > 0;
