import { PermissionNote } from '@naga/ui/PermissionNote';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { RecordGate } from '../../features/record/RecordGate.js';
import { useMe } from '../../session/me.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { type PolicyValues, standardValues } from './policy-values.js';
import { PolicyForm } from './PolicyForm.js';
import { useWritesPolicies } from './use-writes-policies.js';
import { words } from './words.js';

const newPolicy = (operatorId: string): PolicyValues => ({
  operatorId,
  routeId: '',
  routeScheduleId: '',
  soldFrom: '',
  class: 'STANDARD',
  currency: 'USD',
  ...standardValues('USD'),
});

/** A policy of tickets that have none of their own; it begins as class Standard. */
export default function AddPolicyRoute() {
  const navigate = useNavigate();
  const { operatorId } = useMe();
  const writes = useWritesPolicies();
  if (writes === undefined) return <PermissionNote permission="pricing.edit" />;
  return (
    <RecordGate
      permission="pricing.edit"
      scopes={OPERATOR_SCOPES}
      back={{ to: '/refund-policies', label: <FormattedMessage {...words.back} /> }}
    >
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <PolicyForm
        initial={newPolicy(writes === 'operator' ? (operatorId ?? '') : '')}
        version={0}
        writes={writes}
        onDone={({ id }) => navigate(`/refund-policies/${id}`)}
      />
    </RecordGate>
  );
}
