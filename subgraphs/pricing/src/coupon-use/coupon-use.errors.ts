import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** A coupon does not help this purchase. Codes and facts: coupon-checks.rules.ts. */
export class CouponRefused extends Refusal {
  readonly code: string;
  constructor({ code, facts }: { code: string; facts: Readonly<Record<string, unknown>> }) {
    super(facts);
    this.code = code;
  }
}
