import { FormattedMessage, useIntl } from 'react-intl';
import { SwitchButton } from '../../features/action/SwitchButton.js';
import { inputOf, valuesOf } from './coupon-values.js';
import { type Coupon_RowFragment, useUpdateCouponMutation } from './coupons.generated.js';
import { words } from './words.js';

export interface SwitchCouponProps {
  coupon: Coupon_RowFragment;
  /** Draws it switched. */
  show: (isSwitched: boolean) => void;
}

/** Takes a coupon out of use, or into it again. */
export function SwitchCoupon({ coupon, show }: SwitchCouponProps) {
  const intl = useIntl();
  const [update, { loading }] = useUpdateCouponMutation({ refetchQueries: ['RecordChanges'] });
  const { id, active } = coupon;
  const set = async (version: number, to: boolean) => {
    const input = { ...inputOf(valuesOf(coupon)), active: to };
    return (await update({ variables: { id, version, input } })).data?.updateCoupon;
  };
  return (
    <SwitchButton
      busy={loading}
      show={show}
      send={() => set(coupon.version, !active)}
      undo={({ version }) => set(version, active)}
      said={intl.formatMessage(active ? words.switchedOff : words.switchedOn)}
    >
      <FormattedMessage {...(active ? words.switchOff : words.switchOn)} />
    </SwitchButton>
  );
}
