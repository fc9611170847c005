import { defineRecord } from '../../records/record-kind.js';
import { CouponDocument } from './coupons.generated.js';
import { words } from './words.js';

/** In which scopes of coupon.manage there are coupons. */
export const COUPON_SCOPES = ['operator', 'country', 'all'] as const;

export const couponRecord = defineRecord({
  path: '/coupons',
  param: 'couponId',
  entity: 'Coupon',
  permission: 'coupon.manage',
  scopes: COUPON_SCOPES,
  query: CouponDocument,
  pick: (data) => data.coupon,
  words,
});
