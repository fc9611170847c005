import { EditRecord } from '../../records/EditRecord.js';
import { couponRecord } from './coupon-record.js';
import { valuesOf } from './coupon-values.js';
import { CouponForm } from './CouponForm.js';
import { UpdateCouponDocument } from './coupons.generated.js';

export default function EditCouponRoute() {
  return (
    <EditRecord of={couponRecord} update={UpdateCouponDocument} answer={(data) => data.updateCoupon}>
      {(coupon, edited) => <CouponForm initial={valuesOf(coupon)} {...edited} />}
    </EditRecord>
  );
}
