import type { BookingRecord } from '../booking/booking-record.js';
import { CouponOtherMethod } from './coupon.errors.js';

/** Refuses COUPON_OTHER_METHOD where the booking's coupon is for other ways to pay. */
export function requireMethod({ couponTerms }: BookingRecord, method: string): void {
  const methods = couponTerms?.paymentMethods ?? [];
  if (methods.length > 0 && !methods.includes(method)) throw new CouponOtherMethod({ methods });
}
