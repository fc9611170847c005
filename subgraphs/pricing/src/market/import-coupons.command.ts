import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { CouponCode } from '../coupon-code/coupon-code.entity.js';
import { type CouponForm, storedForm } from '../coupon/coupon-form.rules.js';
import { Coupon, CouponCount } from '../coupon/coupon.entity.js';
import type { PricingContext } from '../tariff/pricing-services.js';

/** A coupon with its codes; whose it is where it is an operator's. */
export interface MarketCoupon extends CouponForm {
  readonly operatorId: string | null;
  readonly countryCode: string | null;
  /** In capitals. */
  readonly codes: readonly string[];
}

/** Inserts coupons of a market in one transaction. Throws when a code is taken. */
export function importCoupons({ em, clock }: PricingContext, coupons: readonly MarketCoupon[]): Promise<void> {
  const createdAt = new Date(clock.now());
  return inTransaction(em, async (fork) => {
    for (const { codes, operatorId, countryCode, ...form } of coupons) {
      const owner = { operatorId, countryCode };
      const row = storedForm(form, owner);
      const coupon = fork.create(Coupon, { ...row, ...owner, createdAt });
      await fork.flush();
      const { limitTotal, budget } = row;
      for (const mode of ['live', 'sandbox'])
        fork.create(CouponCount, { couponId: coupon.id, mode, limitTotal, budget, spent: 0 });
      for (const code of codes) fork.create(CouponCode, { couponId: coupon.id, code, createdAt });
    }
    await fork.flush();
  });
}
