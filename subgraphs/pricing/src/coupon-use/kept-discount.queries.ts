import { type CouponJourney, stillLowered } from '../coupon/coupon-checks.rules.js';
import { type SeatDiscount, spreadDiscount } from '../coupon/coupon-discount.rules.js';
import { COUPON_COLUMNS, type CouponRow } from '../coupon/coupon-row.js';
import type { PricingContext } from '../tariff/pricing-services.js';

const USED = `select ${COUPON_COLUMNS} from coupon_use u join coupon c on c.id = u.coupon_id
  where u.booking_id = $1::bigint and u.turn = $2 and u.mode = $3 and u.state <> 'RELEASED'`;

export interface KeptJourney extends CouponJourney {
  readonly bookingId: string;
  readonly turn: number;
}

/**
 * What the coupon that a booking used would save on another journey, seat by seat; none where its rules do not hold there,
 * or it was given back. Nothing is taken. One statement.
 */
export async function keptDiscount(
  { database, viewer }: PricingContext,
  { bookingId, turn, currency, seats }: KeptJourney,
): Promise<readonly SeatDiscount[]> {
  const [coupon] = await database.rows<CouponRow>(USED, [bookingId, turn, viewer.mode]);
  return coupon === undefined ? [] : spreadDiscount(coupon, stillLowered(coupon, { currency, seats }));
}
