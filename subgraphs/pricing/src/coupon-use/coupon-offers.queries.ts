import { localMoment } from '@naga/kernel/clock-time.js';
import type { Currency } from '@naga/kernel/money.js';
import { COUPON_COLUMNS } from '../coupon/coupon-row.js';
import type { CouponSeat } from '../coupon/coupon-checks.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type Offer, type OfferedCoupon, offersFor } from './coupon-offers.rules.js';
import { type CouponUser, USAGE_COLUMNS, WITH_COUNT } from './coupon-count.js';
import { takenGroups } from './reserve-coupon.command.js';

/** Coupons that are on, with one code for everybody: batches are handed out one by one and stand in no list. */
const OFFERED = `select ${COUPON_COLUMNS}, c.name, k.code, ${USAGE_COLUMNS}
  from ${WITH_COUNT}
  join lateral (select min(code) as code from coupon_code where coupon_id = c.id having count(*) = 1) k on true
  where c.active and c.currency = $5 and (c.buy_until is null or c.buy_until > to_timestamp($6::float8 / 1000))
  order by c.id desc limit 200`;

export interface OfferQuestion extends CouponUser {
  readonly bookingId: string;
  readonly channel: string;
  readonly currency: Currency;
  readonly seats: readonly CouponSeat[];
  readonly hasBought: boolean;
}

/** Offers for a purchase; nothing is taken. Two statements. */
export async function couponOffers(
  { database, viewer, clock }: PricingContext,
  { accountId, contact, bookingId, ...asked }: OfferQuestion,
): Promise<Offer[]> {
  const now = clock.now();
  const values = [viewer.mode, accountId, contact, localMoment(now).date, asked.currency, now];
  const coupons = await database.rows<OfferedCoupon>(OFFERED, values);
  const taken = await takenGroups(database, bookingId);
  const isCustomerKnown = accountId !== null || contact !== null;
  return offersFor(coupons, { now, isCustomerKnown, takenGroups: taken, ...asked });
}
