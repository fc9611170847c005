import coupons from '../../nouns/coupon.js';
import { recordOf } from '../../records/noun/record-of.js';

/** In which scopes of coupon.manage there are coupons. */
export const COUPON_SCOPES = ['operator', 'country', 'all'] as const;

/** One coupon, whose codes stand under its address. */
export const couponRecord = { ...recordOf(coupons), param: 'couponId' };
