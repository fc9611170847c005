import { type CouponSeat, type CouponUsage, type CouponVerdict, checkCoupon } from '../coupon/coupon-checks.rules.js';
import { spreadDiscount } from '../coupon/coupon-discount.rules.js';
import type { CouponTerms } from '../coupon/coupon-terms.rules.js';

/** A coupon with the one code that everybody types, and how much of it is gone. */
export interface OfferedCoupon extends CouponTerms, CouponUsage {
  readonly id: string;
  readonly name: string;
  /** booking's PaymentMethod; none = all. */
  readonly paymentMethods: readonly string[];
  readonly code: string;
}

/** A purchase that offers are looked for. */
export interface OfferAsking {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly channel: string;
  readonly currency: string;
  readonly seats: readonly CouponSeat[];
  readonly isCustomerKnown: boolean;
  readonly hasBought: boolean;
  readonly takenGroups: readonly string[];
}

export interface Offer {
  readonly coupon: OfferedCoupon;
  /** Minor units; 0 where it does not hold. */
  readonly saves: number;
  readonly refused: CouponVerdict | null;
}

/** What a seller can do something about: more passengers, another day, who buys. All other coupons are not for this ride. */
const NEAR: ReadonlySet<string> = new Set(['COUPON_WRONG_DATE', 'COUPON_MINIMUM', 'COUPON_NOT_ELIGIBLE']);

/** What lowers this purchase, most first, then what nearly would and why not. */
export function offersFor(coupons: readonly OfferedCoupon[], asking: OfferAsking): Offer[] {
  const offers = coupons.flatMap((coupon): Offer[] => {
    const lowered = checkCoupon(coupon, asking, coupon);
    if ('code' in lowered) return NEAR.has(lowered.code) ? [{ coupon, saves: 0, refused: lowered }] : [];
    const saves = spreadDiscount(coupon, lowered).reduce((sum, { discount }) => sum + discount, 0);
    return saves === 0 ? [] : [{ coupon, saves, refused: null }];
  });
  return offers.sort((a, b) => b.saves - a.saves || Number(a.coupon.id) - Number(b.coupon.id));
}
