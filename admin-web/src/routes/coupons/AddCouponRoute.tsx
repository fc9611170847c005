import { useScope } from '@naga/app-kit/PermissionGate';
import { AddRecord } from '../../records/AddRecord.js';
import { couponRecord } from './coupon-record.js';
import { newCoupon } from './coupon-values.js';
import { CouponForm } from './CouponForm.js';
import { useCreateCouponMutation } from './coupons.generated.js';

export default function AddCouponRoute() {
  const [create] = useCreateCouponMutation();
  const isOperator = useScope('coupon.manage') === 'operator';
  return (
    <AddRecord of={couponRecord}>
      {(state) => (
        <CouponForm
          {...state}
          initial={newCoupon(isOperator ? 'OPERATOR' : 'PLATFORM')}
          send={async (input) => (await create({ variables: { input } })).data?.createCoupon}
        />
      )}
    </AddRecord>
  );
}
