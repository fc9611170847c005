import { useSearchParams } from 'react-router';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { AddRecord } from '../../records/AddRecord.js';
import { useMe } from '../../session/me.js';
import { branchRecord } from './branch-record.js';
import { BranchForm } from './BranchForm.js';
import { useCreateBranchMutation } from './branches.generated.js';

export default function AddBranchRoute() {
  const [create] = useCreateBranchMutation();
  const [address] = useSearchParams();
  const { operatorId } = useMe();
  const operators = useOwnOperators('catalogue.edit');
  const chosen = operatorId ?? address.get('operatorId') ?? '';
  return (
    <AddRecord of={branchRecord} scopes={OPERATOR_SCOPES}>
      {(state) => (
        <BranchForm
          {...state}
          initial={{ operatorId: chosen, name: '', address: '', contactPhone: '' }}
          operators={operators}
          send={async (input, of) => {
            const { data } = await create({ variables: { operatorId: of.operatorId, input } });
            return data?.createBranch;
          }}
        />
      )}
    </AddRecord>
  );
}
