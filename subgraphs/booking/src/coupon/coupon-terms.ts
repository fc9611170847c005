import type { FeeRecord } from '../booking/fee-record.js';

/** What a booking keeps of its coupon beside the code. */
export interface CouponTerms {
  /** With which it may be paid; none = all. */
  readonly paymentMethods: readonly string[];
  /** The fees it would have without the coupon. Minor units. */
  readonly fees: readonly FeeRecord[];
}
