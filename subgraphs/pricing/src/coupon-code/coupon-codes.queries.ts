import { likePattern, requireCoupon } from '../coupon/coupon.queries.js';
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
}

const PAGE = `select k.id::text as id, k.code, k.created_at as "createdAt", coalesce(u.uses, 0)::int as uses,
    u.last as "lastUsedAt"
  from (select * from coupon_code where coupon_id = $1::bigint and ($3::text is null or code ilike $3)
    order by id limit $4 offset $5::bigint) k
  left join lateral (select count(*) as uses, max(reserved_at) as last from coupon_use u
    where u.code_id = k.id and u.mode = $2 and u.state <> 'RELEASED') u on true
  order by k.id`;

/** The codes of a coupon with their uses, in the order they were made; in three statements. Refuses COUPON_NOT_FOUND. */
export async function couponCodes(
  context: PricingContext,
  couponId: string,
  { text, page, pageSize }: CodeSearch,
): Promise<{ total: number; rows: CouponCodeRow[] }> {
  await requireCoupon(context, couponId);
  const { database, viewer } = context;
  const like = text ? likePattern(text) : null;
  const [counted] = await database.rows<{ total: number }>(
    'select count(*)::int as total from coupon_code where coupon_id = $1::bigint and ($2::text is null or code ilike $2)',
    [couponId, like],
  );
  const rows = await database.rows<CouponCodeRow>(PAGE, [couponId, viewer.mode, like, pageSize, (page - 1) * pageSize]);
  return { total: counted?.total ?? 0, rows };
}
