import type { Currency } from '@naga/kernel/money.js';

/** What the coupons of one currency come to. */
export interface CouponTotal {
  readonly currency: Currency;
  readonly coupons: number;
  /** Reserved and consumed, in the viewer's mode. */
  readonly uses: number;
  /** Minor units that they saved. */
  readonly spent: number;
}
