import { useScope } from '@naga/app-kit/PermissionGate';
import { useIntl } from 'react-intl';
import { couponFields } from '../../features/timeline/fields/coupon-fields.js';
import { beginning } from '../../records/noun/beginning.js';
import { Choice, choice } from '../../records/noun/choice-fields.js';
import type { ControlProps } from '../../records/noun/noun-field.js';
import { couponWords as words } from './words.js';

const { PLATFORM, OPERATOR, SHARED } = words;
const OF = { PLATFORM, OPERATOR, SHARED } as const;

/** Who bears what a coupon saves: an operator gives away its own money alone. */
export const fundedBy = {
  ...beginning(choice({ label: couponFields.fundedBy, of: OF }), (me) => (me?.operatorId ? 'OPERATOR' : 'PLATFORM')),
  Control: Funder,
};

function Funder(props: ControlProps) {
  const intl = useIntl();
  const isOperator = useScope('coupon.manage') === 'operator';
  const open = (['PLATFORM', 'OPERATOR', 'SHARED'] as const).filter((one) => !isOperator || one === 'OPERATOR');
  return (
    <Choice {...props} isSettled options={open.map((value) => ({ value, label: intl.formatMessage(OF[value]) }))} />
  );
}
