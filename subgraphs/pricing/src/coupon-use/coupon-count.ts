import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CouponUsage } from '../coupon/coupon-checks.rules.js';
import { COUPON_COLUMNS, type CouponRow } from '../coupon/coupon-row.js';

export interface CouponUser {
  readonly accountId: string | null;
  readonly contact: string | null;
}

/** Coupons before their counts, each in the order of ids, as whoever changes or releases them: nobody waits in a ring. */
const LOCK = 'select 1 from coupon where id = any($1::bigint[]) order by id for no key update';
const LOCK_COUNTS = `select 1 from coupon_count where coupon_id = any($1::bigint[]) and mode = $2
  order by coupon_id for update`;

/** Of `coupon c` in mode $1, of an account $2 or a contact $3, on a day $4: what is gone of it. */
export const USAGE_COLUMNS = `n.uses as total, n.spent::float8 as spent,
  (select count(*)::int from coupon_use u where u.coupon_id = c.id and u.mode = $1 and u.state <> 'RELEASED'
    and (u.account_id = $2::bigint or u.contact = $3)) as "byCustomer",
  (select count(*)::int from coupon_use u where u.coupon_id = c.id and u.mode = $1 and u.state <> 'RELEASED'
    and u.day = $4::date) as today`;
export const WITH_COUNT = 'coupon c join coupon_count n on n.coupon_id = c.id and n.mode = $1';

const READ = `select ${COUPON_COLUMNS}, ${USAGE_COLUMNS} from ${WITH_COUNT} where c.id = any($5::bigint[]) order by c.id`;

/** A coupon with what is gone of it. */
export interface CountedCoupon extends CouponRow, CouponUsage {}

interface Question extends CouponUser {
  readonly mode: string;
  /** Of UTC+7. */
  readonly day: string;
}

/** Coupons and how much of them is gone; others who want them queue behind this transaction from now on. */
export async function lockCoupons(
  transaction: RowTransaction,
  ids: readonly string[],
  { mode, accountId, contact, day }: Question,
): Promise<CountedCoupon[]> {
  await transaction.rows(LOCK, [ids]);
  await transaction.rows(LOCK_COUNTS, [ids, mode]);
  return transaction.rows<CountedCoupon>(READ, [mode, accountId, contact, day, ids]);
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
