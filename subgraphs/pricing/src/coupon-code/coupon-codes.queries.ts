import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { countOf, ListPage, type PageAsked, PageWindow, type Placed } from '@naga/server-kit/list/list-page.js';
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

export interface CodeSearch extends PageAsked {
  readonly text?: string | null | undefined;
}

/** In the order they were made. */
const OLDEST = ListOrder.ascending({ 'k.id': 'whole' });

const FROM = 'from coupon_code k where k.coupon_id = $1::bigint and ($2::text is null or k.code ilike $2)';

const PAGE = ({ behind, cut }: PageWindow, mode: string): string => `select ${OLDEST.place} as place, k.id::text as id,
    k.code, k.created_at as "createdAt", coalesce(u.uses, 0)::int as uses, u.last as "lastUsedAt"
  from (select k.* ${FROM} and ${behind} ${cut}) k
  left join lateral (select count(*) as uses, max(reserved_at) as last from coupon_use u
    where u.code_id = k.id and u.mode = ${mode} and u.state <> 'RELEASED') u on true
  order by ${OLDEST.by}`;

/** One page of the codes of a coupon with their uses. Refuses COUPON_NOT_FOUND. */
export async function couponCodes(
  context: PricingContext,
  couponId: string,
  { text, ...at }: CodeSearch,
): Promise<ListPage<CouponCodeRow>> {
  await requireCoupon(context, couponId);
  const { database, viewer } = context;
  const values = [couponId, text ? likePattern(text) : null];
  const window = new PageWindow(OLDEST, at, values.length);
  const asked = [...values, ...window.values, viewer.mode];
  return new ListPage<CouponCodeRow>(
    async () => window.of(await database.rows<Placed<CouponCodeRow>>(PAGE(window, `$${asked.length}`), asked)),
    () => countOf(database, FROM, values),
  );
}
