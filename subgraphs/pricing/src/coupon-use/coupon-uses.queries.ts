import type { Currency } from '@naga/kernel/money.js';
import { likePattern } from '../coupon/coupon.queries.js';
import { withinReach } from '../coupon/coupon-owner.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type PlacedPage, placedPage } from '../coupon/placed-page.js';
import type { UseState } from './use-state.rules.js';

export interface CouponUseRow {
  readonly id: string;
  readonly couponId: string;
  readonly couponName: string;
  readonly code: string;
  readonly bookingId: string;
  readonly state: UseState;
  readonly discount: number;
  readonly currency: Currency;
  readonly reservedAt: Date;
}

export interface UseSearch {
  readonly couponId?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly state?: string | null | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Behind this use, whatever the page. */
  readonly after?: string | null | undefined;
}

/** Applied codes of the coupons within the viewer's reach and mode, the latest first: one statement, two with `total`. */
export async function couponUses(
  { database, viewer }: PricingContext,
  { couponId, text, state, page, pageSize, after }: UseSearch,
): Promise<PlacedPage<CouponUseRow>> {
  const { condition, value } = withinReach(viewer, 2);
  const from = `from coupon_use u join coupon c on c.id = u.coupon_id join coupon_code k on k.id = u.code_id
    where u.mode = $1 and ${condition} and ($3::bigint is null or u.coupon_id = $3)
      and ($4::text is null or k.code ilike $4 or c.name ilike $4) and ($5::text is null or u.state = $5)`;
  const id = couponId != null && /^\d{1,18}$/.test(couponId) ? couponId : null;
  const values = [viewer.mode, value, id, text ? likePattern(text) : null, state ?? null];
  const rows = await database.rows<CouponUseRow>(
    `select u.id::text as id, u.coupon_id::text as "couponId", c.name as "couponName", k.code,
      u.booking_id::text as "bookingId", u.state, u.discount::float8 as discount, u.currency,
      u.reserved_at as "reservedAt" ${from} and ($6::bigint is null or u.id < $6)
      order by u.id desc limit $7 offset $8::bigint`,
    [...values, after ?? null, pageSize + 1, after == null ? (page - 1) * pageSize : 0],
  );
  const count = () => database.rows<{ total: number }>(`select count(*)::int as total ${from}`, values);
  return placedPage(rows, pageSize, count);
}
