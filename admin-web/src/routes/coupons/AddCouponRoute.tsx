import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { newCoupon } from './coupon-values.js';
import { CouponForm } from './CouponForm.js';
import { COUPON_SCOPES } from './CouponsRoute.js';
import { useCreateCouponMutation } from './coupons.generated.js';
import { words } from './words.js';

export default function AddCouponRoute() {
  const [create] = useCreateCouponMutation();
  const isOperator = useScope('coupon.manage') === 'operator';
  return (
    <PermissionGate permission="coupon.manage" scopes={COUPON_SCOPES}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <CouponForm
        initial={newCoupon(isOperator ? 'OPERATOR' : 'PLATFORM')}
        draft="coupon-new"
        send={async (input) => (await create({ variables: { input } })).data?.createCoupon}
        back="/coupons"
      />
    </PermissionGate>
  );
}
