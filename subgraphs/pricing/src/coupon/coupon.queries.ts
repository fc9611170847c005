import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponNotFound } from './coupon.errors.js';
import { COUPON_COLUMNS, type CouponRow } from './coupon-row.js';
import { withinReach } from './coupon-owner.js';

/** A coupon as staff see it, with what is gone of it in their mode. */
export interface CouponRecord extends CouponRow {
  readonly operatorId: string | null;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
  readonly uses: number;
  readonly spent: number;
  readonly codeCount: number;
  /** The oldest of its codes; the only one where there is one. */
  readonly firstCode: string | null;
}

const COLUMNS = `${COUPON_COLUMNS}, c.operator_id::text as "operatorId", c.name, c.created_at as "createdAt",
  c.updated_at as "updatedAt", n.uses, n.spent::float8 as spent,
  (select count(*)::int from coupon_code k where k.coupon_id = c.id) as "codeCount",
  (select code from coupon_code k where k.coupon_id = c.id order by k.id limit 1) as "firstCode"`;

const FROM = 'from coupon c join coupon_count n on n.coupon_id = c.id';

/** Whether a text can be the number of a row. */
export const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

interface Asking {
  readonly database: PricingContext['database'];
  readonly viewer: Viewer;
}

/** One coupon within the viewer's reach. */
export async function couponById({ database, viewer }: Asking, id: string): Promise<CouponRecord | undefined> {
  if (!isId(id)) return undefined;
  const { condition, value } = withinReach(viewer, 3);
  const [row] = await database.rows<CouponRecord>(
    `select ${COLUMNS} ${FROM} where c.id = $1::bigint and n.mode = $2 and ${condition}`,
    [id, viewer.mode, value],
  );
  return row;
}

/** The same; refuses COUPON_NOT_FOUND. */
export async function requireCoupon(asking: Asking, id: string): Promise<CouponRecord> {
  const coupon = await couponById(asking, id);
  if (coupon === undefined) throw new CouponNotFound();
  return coupon;
}

export interface CouponSearch extends PageAsked {
  readonly text?: string | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** The pattern of `ilike` for rows that contain a text as it was typed. */
export const likePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const NEWEST = ListOrder.descending({ 'c.id': 'whole' });

/** One page of the coupons within the viewer's reach, the newest first, found by name or one of their codes. */
export function couponPage(
  { database, viewer }: Asking,
  { text, active, ...at }: CouponSearch,
): ListPage<CouponRecord> {
  const { condition, value } = withinReach(viewer, 2);
  return listPage<CouponRecord>(database, {
    columns: COLUMNS,
    from: `${FROM} where n.mode = $1 and ${condition} and ($4::boolean is null or c.active = $4)
      and ($3::text is null or c.name ilike $3
        or exists (select from coupon_code k where k.coupon_id = c.id and k.code ilike $3))`,
    values: [viewer.mode, value, text ? likePattern(text) : null, active ?? null],
    order: NEWEST,
    at,
    summed: { money: { spent: 'n.spent' }, currency: 'c.currency', counts: { uses: 'n.uses' } },
  });
}
