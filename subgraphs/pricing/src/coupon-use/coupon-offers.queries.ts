import { localMoment } from '@naga/kernel/clock-time.js';
import type { Currency } from '@naga/kernel/money.js';
import { COUPON_COLUMNS } from '../coupon/coupon-row.js';
import type { CouponSeat } from '../coupon/coupon-checks.rules.js';
import { transactionFee } from '../fee/transaction-fee.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type Offer, type OfferedCoupon, offersFor } from './coupon-offers.rules.js';
import type { CouponUser } from './coupon-count.js';

/** Coupons that are on, with one code for everybody: batches are handed out one by one and stand in no list. */
const OFFERED = `select ${COUPON_COLUMNS}, c.name, k.code, n.uses as total, n.spent::float8 as spent,
    (select count(*)::int from coupon_use u where u.coupon_id = c.id and u.mode = $1 and u.state <> 'RELEASED'
      and (u.account_id = $3::bigint or u.contact = $4)) as "byCustomer",
    (select count(*)::int from coupon_use u where u.coupon_id = c.id and u.mode = $1 and u.state <> 'RELEASED'
      and u.day = $5::date) as today
  from coupon c join coupon_count n on n.coupon_id = c.id and n.mode = $1
  join lateral (select min(code) as code from coupon_code where coupon_id = c.id having count(*) = 1) k on true
  where c.active and c.currency = $2 and (c.buy_until is null or c.buy_until > to_timestamp($6::float8 / 1000))
  order by c.id desc limit 200`;

export interface OfferQuestion extends CouponUser {
  readonly channel: string;
  readonly currency: Currency;
  readonly seats: readonly CouponSeat[];
  readonly hasBought: boolean;
}

/** Offers for a purchase, each with the transaction fee it would have then; nothing is taken. One statement. */
export async function couponOffers(
  { database, viewer, services, clock }: PricingContext,
  { accountId, contact, ...asked }: OfferQuestion,
): Promise<(Offer & { readonly fee: number })[]> {
  const now = clock.now();
  const values = [viewer.mode, asked.currency, accountId, contact, localMoment(now).date, now];
  const coupons = await database.rows<OfferedCoupon>(OFFERED, values);
  const isCustomerKnown = accountId !== null || contact !== null;
  const whole = asked.seats.reduce((sum, { fare }) => sum + fare, 0);
  const fee = services.tariff.current.fee(asked.currency);
  return offersFor(coupons, { now, isCustomerKnown, ...asked }).map((offer) => ({
    ...offer,
    fee: transactionFee(whole - offer.saves, fee),
  }));
}
