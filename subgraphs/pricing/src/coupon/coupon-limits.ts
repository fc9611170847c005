import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { CouponLimitTooLow } from './coupon.errors.js';

interface Limits {
  readonly limitTotal: number | null;
  /** Minor units. */
  readonly budget: number | null;
}

const GONE = `select uses, spent::float8 as spent from coupon_count where coupon_id = $1::bigint order by mode for update`;

/** Whose buyers queue for it wait until the change is made. Refuses COUPON_LIMIT_TOO_LOW. */
export async function demandLimits(
  transaction: RowTransaction,
  id: string,
  { limitTotal, budget }: Limits,
  currency: string,
): Promise<void> {
  const counts = await transaction.rows<{ uses: number; spent: number }>(GONE, [id]);
  const above = counts.find(
    ({ uses, spent }) => (limitTotal !== null && uses > limitTotal) || (budget !== null && spent > budget),
  );
  if (above !== undefined) throw new CouponLimitTooLow({ ...above, currency });
}

/** In each mode a count of its own, with the limits as constraints. */
const COUNT = `insert into coupon_count (coupon_id, mode, limit_total, budget, uses, spent)
  select $1::bigint, mode, $2::int, $3::bigint, 0, 0 from unnest(array['live', 'sandbox']) mode
  on conflict (coupon_id, mode) do update set limit_total = excluded.limit_total, budget = excluded.budget`;

/** What is counted of a coupon knows its limits. */
export async function setLimits(
  transaction: RowTransaction,
  id: string,
  { limitTotal, budget }: Limits,
): Promise<void> {
  await transaction.rows(COUNT, [id, limitTotal, budget]);
}
