import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponNotFound } from './coupon.errors.js';
import { withinReach } from './coupon-owner.js';

/** Whether a text can be the number of a row. */
export const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** The pattern of `ilike` for rows that contain a text as it was typed. */
export const likePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Refuses COUPON_NOT_FOUND for a coupon that is not there, outside the viewer's reach, or a promotion: it has no codes. */
export async function requireCoupon(
  { database, viewer }: Pick<PricingContext, 'database' | 'viewer'>,
  id: string,
): Promise<void> {
  const { condition, value } = withinReach(viewer, 2);
  const asked = `select 1 from coupon c where c.id = $1::bigint and c.applies = 'BY_CODE' and ${condition}`;
  if (!isId(id) || (await database.rows(asked, [id, value])).length === 0) throw new CouponNotFound();
}
