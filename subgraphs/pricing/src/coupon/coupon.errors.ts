import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or none within the scope of who asks: both look alike. */
export class CouponNotFound extends Refusal {
  readonly code = 'COUPON_NOT_FOUND';
}

/** More is used already than the new limits allow. Facts: uses, spent (minor units), currency. */
export class CouponLimitTooLow extends Refusal {
  readonly code = 'COUPON_LIMIT_TOO_LOW';
}

/** These codes exist already, of this coupon or another. Facts: codes. */
export class CouponCodeTaken extends Refusal {
  readonly code = 'COUPON_CODE_TAKEN';
}
