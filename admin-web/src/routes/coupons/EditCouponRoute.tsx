import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { valuesOf } from './coupon-values.js';
import { CouponForm } from './CouponForm.js';
import { useUpdateCouponMutation } from './coupons.generated.js';
import { COUPON_SCOPES } from './CouponsRoute.js';
import { WithCoupon } from './WithCoupon.js';
import { words } from './words.js';

export default function EditCouponRoute() {
  const { couponId: id = '' } = useParams();
  const [update] = useUpdateCouponMutation();
  return (
    <PermissionGate permission="coupon.manage" scopes={COUPON_SCOPES}>
      <WithCoupon key={id} id={id}>
        {(coupon, reload) => (
          <OpenedRecord row={coupon} reload={reload}>
            {(opened, conflict) => (
              <>
                <Toolbar title={<FormattedMessage {...words.editTitle} values={{ name: opened.name }} />} />
                <CouponForm
                  initial={valuesOf(opened)}
                  draft={`coupon-${id}-${opened.version}`}
                  send={async (input) => {
                    const { data } = await update({ variables: { id, version: opened.version, input } });
                    return conflict.watch(data?.updateCoupon);
                  }}
                  texts={conflict.texts}
                  back={`/coupons/${id}`}
                  more={conflict.button}
                />
              </>
            )}
          </OpenedRecord>
        )}
      </WithCoupon>
    </PermissionGate>
  );
}
