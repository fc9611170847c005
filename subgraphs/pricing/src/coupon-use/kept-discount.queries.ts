import { type CouponJourney, stillLowered } from '../coupon/coupon-checks.rules.js';
import type { SeatDiscount } from '../coupon/coupon-discount.rules.js';
import { COUPON_COLUMNS, type CouponRow } from '../coupon/coupon-row.js';
import { lowerByAll } from '../promotion/promotions.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';

/** Of one turn: a coupon, or the promotions that were given together. */
const USED = `select ${COUPON_COLUMNS} from coupon_use u join coupon c on c.id = u.coupon_id
  where u.booking_id = $1::bigint and u.turn = $2 and u.mode = $3 and u.state <> 'RELEASED' order by c.id`;

export interface KeptJourney extends CouponJourney {
  readonly bookingId: string;
  readonly turn: number;
}

/** What each seat saves by all of them. */
function together(all: readonly (readonly SeatDiscount[])[]): SeatDiscount[] {
  return [...Map.groupBy(all.flat(), ({ ref }) => ref)].map(([ref, saved]) => ({
    ref,
    discount: saved.reduce((sum, { discount }) => sum + discount, 0),
    platformDiscount: saved.reduce((sum, { platformDiscount }) => sum + platformDiscount, 0),
  }));
}

/**
 * What the coupon that a booking used, or the promotions it was given, would save on another journey, seat by seat; none
 * where their rules do not hold there, or they were given back. Nothing is taken. One statement.
 */
export async function keptDiscount(
  { database, viewer }: PricingContext,
  { bookingId, turn, currency, seats }: KeptJourney,
): Promise<readonly SeatDiscount[]> {
  const used = await database.rows<CouponRow>(USED, [bookingId, turn, viewer.mode]);
  const holding = used.map((promotion) => ({
    promotion,
    refs: new Set(stillLowered(promotion, { currency, seats }).map(({ ref }) => ref)),
  }));
  return together(lowerByAll(holding, seats).map((one) => one.seats));
}
