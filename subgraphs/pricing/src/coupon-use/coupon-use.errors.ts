import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import type { CouponVerdict } from '../coupon/coupon-checks.rules.js';

/** A coupon does not help this purchase. Codes and facts: coupon-checks.rules.ts. */
export class CouponRefused extends Refusal {
  readonly code: string;
  constructor({ code, facts }: CouponVerdict) {
    super(facts);
    this.code = code;
  }
}
