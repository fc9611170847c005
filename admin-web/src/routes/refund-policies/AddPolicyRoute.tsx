import { useScope } from '@naga/app-kit/PermissionGate';
import { PermissionNote } from '@naga/ui/PermissionNote';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { RecordGate } from '../../features/record/RecordGate.js';
import { useMe } from '../../session/me.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { type PolicyValues, standardValues } from './policy-values.js';
import { PolicyForm } from './PolicyForm.js';
import { usePolicyRight } from '../../session/policy-right.js';
import { words } from './words.js';

const newPolicy = (operatorId: string): PolicyValues => ({
  operatorId,
  routeId: '',
  routeScheduleId: '',
  soldFrom: '',
  reason: '',
  class: 'STANDARD',
  currency: 'USD',
  ...standardValues('USD'),
});

/** A policy of tickets that have none of their own, written or asked for; it begins as class Standard. */
export default function AddPolicyRoute() {
  const { operatorId } = useMe();
  const right = usePolicyRight();
  const held = useScope('pricing.edit');
  if (right === undefined) return <PermissionNote permission="pricing.edit" scopes={OPERATOR_SCOPES} held={held} />;
  return (
    <RecordGate
      permission={right.permission}
      scopes={OPERATOR_SCOPES}
      back={{ to: '/refund-policies', label: <FormattedMessage {...words.back} /> }}
    >
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <PolicyForm initial={newPolicy(right.scope === 'operator' ? (operatorId ?? '') : '')} version={0} right={right} />
    </RecordGate>
  );
}
