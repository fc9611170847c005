import { isRowId } from '@naga/kernel/row-id.js';
import type { Rows } from '../booking/booking.queries.js';

export interface CouponHolder {
  readonly bookingId: string;
  readonly turn: number;
  readonly promotionTurn: number;
  readonly status: string;
  readonly expiresAt: Date | null;
}

const HOLDERS = `select id::text as "bookingId", case when coupon_code is null then 0 else coupon_turn end as turn,
    promotion_turn as "promotionTurn", status,
    expires_at as "expiresAt"
  from booking where id = any($1::bigint[]) order by booking.id`;

/** Which coupon and which promotions each of these bookings has now, and what became of it. One statement. */
export const couponHolders = (from: Rows, ids: readonly string[]): Promise<CouponHolder[]> =>
  from.rows<CouponHolder>(HOLDERS, [ids.filter(isRowId)]);
