import { askedSql } from '@naga/server-kit/crud/asked-sql.js';
import { foundBy, type RecordFilter } from '@naga/server-kit/crud/noun-list.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { CouponTotal } from './coupon-total.js';
import { CouponNotFound } from './coupon.errors.js';
import { couponNoun } from './coupon.noun.js';
import { withinReach } from './coupon-owner.js';

/** Whether a text can be the number of a row. */
export const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** The pattern of `ilike` for rows that contain a text as it was typed. */
export const likePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Refuses COUPON_NOT_FOUND for a coupon that is not there, or outside the viewer's reach. */
export async function requireCoupon(
  { database, viewer }: Pick<PricingContext, 'database' | 'viewer'>,
  id: string,
): Promise<void> {
  const { condition, value } = withinReach(viewer, 2);
  const asked = `select 1 from coupon c where c.id = $1::bigint and ${condition}`;
  if (!isId(id) || (await database.rows(asked, [id, value])).length === 0) throw new CouponNotFound();
}

/** The same of all coupons that a filter of the list leaves, whatever page of it is seen. */
export function couponTotals(
  context: PricingContext,
  filter: RecordFilter | null | undefined,
): Promise<readonly CouponTotal[]> {
  const { found, values } = foundBy(couponNoun, context, filter && { ...filter });
  const text = `select t.currency, count(*)::int as coupons, sum(n.uses)::int as uses, sum(n.spent)::float8 as spent
    from (select t.id, t.currency ${found}) t join coupon_count n on n.coupon_id = t.id and n.mode = $mode
    group by t.currency order by t.currency`;
  return context.database.plannedRows<CouponTotal>(askedSql(text, context), values);
}
