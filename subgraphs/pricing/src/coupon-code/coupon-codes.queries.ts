import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { countOf, ListPage, type PageAsked, PageWindow, type Placed } from '@naga/server-kit/list/list-page.js';
import { sumColumns } from '@naga/server-kit/list/sum-columns.js';
import { likePattern, requireCoupon } from '../coupon/coupon.queries.js';
import { withinReach } from '../coupon/coupon-owner.js';
import type { PricingContext } from '../tariff/pricing-services.js';

export interface CouponCodeRow {
  readonly id: string;
  readonly couponId: string;
  readonly couponName: string;
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

const COLUMNS = `k.id::text as id, k.coupon_id::text as "couponId", c.name as "couponName", k.code,
  k.created_at as "createdAt", coalesce(u.uses, 0)::int as uses, u.last as "lastUsedAt"`;

/** What codes `k` are of, and how often they were used in a mode. */
const joined = (mode: string): string => `join coupon c on c.id = k.coupon_id
  left join lateral (select count(*) as uses, max(reserved_at) as last from coupon_use u
    where u.code_id = k.id and u.mode = ${mode} and u.state <> 'RELEASED') u on true`;

const PAGE = ({ behind, cut }: PageWindow, mode: string): string => `select ${OLDEST.place} as place, ${COLUMNS}
  from (select k.* ${FROM} and ${behind} ${cut}) k ${joined(mode)}
  order by ${OLDEST.by}`;

const SUMMED = { counts: { uses: 'u.uses' } };

/** One code of a coupon within the viewer's reach. */
export async function couponCodeById(
  { database, viewer }: PricingContext,
  id: string,
): Promise<CouponCodeRow | undefined> {
  if (!isRowId(id)) return undefined;
  const { condition, value } = withinReach(viewer, 3);
  const [code] = await database.rows<CouponCodeRow>(
    `select ${COLUMNS} from coupon_code k ${joined('$2')} where k.id = $1::bigint and ${condition}`,
    [id, viewer.mode, value],
  );
  return code;
}

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
    () => sumColumns(database, `from (select k.* ${FROM}) k ${joined('$3')}`, [...values, viewer.mode], SUMMED),
  );
}
