import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { useMe } from '../../session/me.js';
import { BranchForm } from './BranchForm.js';
import { useCreateBranchMutation } from './branches.generated.js';
import { words } from './words.js';

export default function AddBranchRoute() {
  const [create] = useCreateBranchMutation();
  const [address] = useSearchParams();
  const { operatorId } = useMe();
  const operators = useOwnOperators('catalogue.edit');
  const chosen = operatorId ?? address.get('operator') ?? '';
  return (
    <PermissionGate permission="catalogue.edit" scopes={OPERATOR_SCOPES}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <BranchForm
        initial={{ operatorId: chosen, name: '', address: '', contactPhone: '' }}
        draft="branch-new"
        operators={operators}
        send={async (input, of) => (await create({ variables: { operatorId: of, input } })).data?.createBranch}
        back="/operator-branches"
      />
    </PermissionGate>
  );
}
