import { likePattern, requireCoupon } from '../coupon/coupon.queries.js';
import { type PlacedPage, placedPage } from '../coupon/placed-page.js';
import type { PricingContext } from '../tariff/pricing-services.js';

export interface CouponCodeRow {
  readonly id: string;
  readonly code: string;
  readonly createdAt: Date;
  /** Reserved and consumed, in the viewer's mode. */
  readonly uses: number;
  readonly lastUsedAt: Date | null;
}

export interface CodeSearch {
  readonly text?: string | null | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Behind this code, whatever the page. */
  readonly after?: string | null | undefined;
}

const PAGE = `select k.id::text as id, k.code, k.created_at as "createdAt", coalesce(u.uses, 0)::int as uses,
    u.last as "lastUsedAt"
  from (select * from coupon_code where coupon_id = $1::bigint and ($3::text is null or code ilike $3)
    and id > $4::bigint order by id limit $5 offset $6::bigint) k
  left join lateral (select count(*) as uses, max(reserved_at) as last from coupon_use u
    where u.code_id = k.id and u.mode = $2 and u.state <> 'RELEASED') u on true
  order by k.id`;

const TOTAL = `select count(*)::int as total from coupon_code
  where coupon_id = $1::bigint and ($2::text is null or code ilike $2)`;

/** The codes of a coupon with their uses, in the order they were made: two statements, three with `total`. Refuses COUPON_NOT_FOUND. */
export async function couponCodes(
  context: PricingContext,
  couponId: string,
  { text, page, pageSize, after }: CodeSearch,
): Promise<PlacedPage<CouponCodeRow>> {
  await requireCoupon(context, couponId);
  const { database, viewer } = context;
  const like = text ? likePattern(text) : null;
  const offset = after == null ? (page - 1) * pageSize : 0;
  const rows = await database.rows<CouponCodeRow>(PAGE, [
    couponId,
    viewer.mode,
    like,
    after ?? 0,
    pageSize + 1,
    offset,
  ]);
  return placedPage(rows, pageSize, () => database.rows<{ total: number }>(TOTAL, [couponId, like]));
}
