import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUndoable } from '../../features/action/use-undoable.js';
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
  const undoable = useUndoable();
  const [update, { loading }] = useUpdateCouponMutation({ refetchQueries: ['RecordChanges'] });
  const { id, active } = coupon;
  const set = async (version: number, to: boolean) => {
    const input = { ...inputOf(valuesOf(coupon)), active: to };
    return (await update({ variables: { id, version, input } })).data?.updateCoupon;
  };
  return (
    <Button
      variant="quiet"
      busy={loading}
      onClick={() =>
        void undoable({
          show,
          send: () => set(coupon.version, !active),
          undo: ({ version }) => set(version, active),
          said: intl.formatMessage(active ? words.switchedOff : words.switchedOn),
        })
      }
    >
      <FormattedMessage {...(active ? words.switchOff : words.switchOn)} />
    </Button>
  );
}
