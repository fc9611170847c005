import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** What pricing refuses: COUPON_… with the facts of its checks. */
export class CouponRefused extends Refusal {
  readonly code: string;
  constructor({ code, facts }: { code: string; facts: Readonly<Record<string, unknown>> }) {
    super(facts);
    this.code = code;
  }
}

/** A booking takes one coupon; another is taken when the first is given back. Facts: with. */
export class CouponNotCombinable extends Refusal {
  readonly code = 'COUPON_NOT_COMBINABLE';
}

/** The price stands while a payment is under way. Facts: bookingId. */
export class PaymentUnderWay extends Refusal {
  readonly code = 'PAYMENT_UNDER_WAY';
}

/** The coupon is for other ways to pay. Facts: methods. */
export class CouponOtherMethod extends Refusal {
  readonly code = 'COUPON_OTHER_METHOD';
}
