import { defineEntity, p } from '@mikro-orm/core';
import { Coupon } from '../coupon/coupon.entity.js';

const CouponCodeSchema = defineEntity({
  name: 'CouponCode',
  tableName: 'coupon_code',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    couponId: () => p.manyToOne(Coupon).mapToPk().fieldName('coupon_id').index(),
    /** In capitals, without blanks around it. */
    code: p.text().unique(),
    createdAt: p.datetime(),
  },
});
/** One word that is typed for a coupon; a batch of them has one coupon. */
export class CouponCode extends CouponCodeSchema.class {}
CouponCodeSchema.setClass(CouponCode);
