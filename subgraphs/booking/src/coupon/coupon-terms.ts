/** What a booking keeps of its coupon beside the code. */
export interface CouponTerms {
  /** With which it may be paid; none = all. */
  readonly paymentMethods: readonly string[];
}
