import type { LocalizedText } from '@naga/kernel/language.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { CouponCode } from '../coupon-code/coupon-code.entity.js';
import type { CouponOwner } from '../coupon/coupon-form.rules.js';
import type { CouponApplies, CouponTerms } from '../coupon/coupon-terms.rules.js';
import { Coupon, CouponCount } from '../coupon/coupon.entity.js';
import type { PricingContext } from '../tariff/pricing-services.js';

type Demanded =
  | 'weekdays'
  | 'transportTypes'
  | 'operatorIds'
  | 'routeIds'
  | 'channels'
  | 'firstBookingOnly'
  | 'combinesWithOffers'
  | 'active';
type Worth = Pick<CouponTerms, 'kind' | 'value' | 'currency' | 'fundedBy' | Demanded>;
type Limits = Pick<CouponTerms, 'cap' | 'limitTotal' | 'limitPerCustomer' | 'budget'>;

/** A coupon with its codes, or a promotion; whose it is where it is an operator's. */
export interface MarketCoupon extends Worth, Partial<Limits>, CouponOwner {
  readonly applies?: CouponApplies;
  /** What travellers read of a promotion. */
  readonly titles?: LocalizedText;
  readonly name: string;
  readonly paymentMethods: readonly string[];
  /** In capitals. */
  readonly codes: readonly string[];
}

/** Inserts coupons of a market in one transaction. Throws when a code is taken. */
export function importCoupons({ em, clock }: PricingContext, coupons: readonly MarketCoupon[]): Promise<void> {
  const createdAt = new Date(clock.now());
  return inTransaction(em, async (fork) => {
    for (const { codes, ...row } of coupons) {
      const lists = {
        channels: [...row.channels],
        paymentMethods: [...row.paymentMethods],
        weekdays: [...row.weekdays],
      };
      const ids = { operatorIds: [...row.operatorIds], routeIds: [...row.routeIds] };
      const transportTypes = [...row.transportTypes];
      const coupon = fork.create(Coupon, { ...row, ...lists, ...ids, transportTypes, createdAt });
      await fork.flush();
      const { limitTotal = null, budget = null } = row;
      for (const mode of ['live', 'sandbox'])
        fork.create(CouponCount, { couponId: coupon.id, mode, limitTotal, budget, spent: 0 });
      for (const code of codes) fork.create(CouponCode, { couponId: coupon.id, code, createdAt });
    }
    await fork.flush();
  });
}
