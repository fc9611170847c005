import { isRowId } from '@naga/kernel/row-id.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponNotFound } from './coupon.errors.js';
import { withinReach } from './coupon-owner.js';

/** The pattern of `ilike` for rows that contain a text as it was typed. */
export const likePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Refuses COUPON_NOT_FOUND for a coupon that is not there, outside the viewer's reach, or a promotion: it has no codes. */
export async function requireCoupon(
  { database, viewer }: Pick<PricingContext, 'database' | 'viewer'>,
  id: string,
): Promise<void> {
  const { condition, value } = withinReach(viewer, 2);
  const asked = `select 1 from coupon c where c.id = $1::bigint and c.applies = 'BY_CODE' and ${condition}`;
  if (!isRowId(id) || (await database.rows(asked, [id, value])).length === 0) throw new CouponNotFound();
}
