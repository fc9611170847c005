import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Currency } from '@naga/kernel/money.js';
import { likePattern } from '../coupon/coupon.queries.js';
import { withinReach } from '../coupon/coupon-owner.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { UseState } from './use-state.rules.js';

export interface CouponUseRow {
  readonly id: string;
  readonly couponId: string;
  readonly couponName: string;
  /** Null of a promotion. */
  readonly codeId: string | null;
  readonly code: string | null;
  readonly bookingId: string;
  readonly state: UseState;
  readonly discount: number;
  readonly currency: Currency;
  readonly reservedAt: Date;
}

export interface UseSearch extends PageAsked {
  readonly couponId?: string | null | undefined;
  readonly codeId?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly state?: string | null | undefined;
}

/** The number of nothing. */
const NONE = '0';

const LATEST = ListOrder.descending({ 'u.id': 'whole' });

const COLUMNS = `u.id::text as id, u.coupon_id::text as "couponId", c.name as "couponName",
  k.id::text as "codeId", k.code,
  u.booking_id::text as "bookingId", u.state, u.discount::float8 as discount, u.currency, u.reserved_at as "reservedAt"`;

/** One page of the applied codes of the coupons within the viewer's reach and mode, the latest first. */
export function couponUses(
  { database, viewer }: PricingContext,
  { couponId, codeId, text, state, ...at }: UseSearch,
): ListPage<CouponUseRow> {
  const { condition, value } = withinReach(viewer, 2);
  const idOf = (asked: string | null | undefined) => (asked == null || isRowId(asked) ? asked : NONE);
  return listPage<CouponUseRow>(database, {
    columns: COLUMNS,
    from: `from coupon_use u join coupon c on c.id = u.coupon_id left join coupon_code k on k.id = u.code_id
      where u.mode = $1 and ${condition} and ($3::bigint is null or u.coupon_id = $3)
        and ($4::text is null or k.code ilike $4 or c.name ilike $4) and ($5::text is null or u.state = $5)
        and ($6::bigint is null or u.code_id = $6)`,
    values: [
      viewer.mode,
      value,
      idOf(couponId) ?? null,
      text ? likePattern(text) : null,
      state ?? null,
      idOf(codeId) ?? null,
    ],
    order: LATEST,
    at,
    summed: { money: { discount: 'u.discount' }, currency: 'u.currency' },
  });
}
