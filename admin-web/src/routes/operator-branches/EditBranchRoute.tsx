import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { BRANCH_SCOPES } from './branch-scopes.js';
import { BranchForm } from './BranchForm.js';
import { type Branch_RowFragment, useUpdateBranchMutation } from './branches.generated.js';
import { WithBranch } from './WithBranch.js';
import { words } from './words.js';

const valuesOf = ({ operatorId, name, address, contactPhone }: Branch_RowFragment) => ({
  operatorId,
  name,
  address: address ?? '',
  contactPhone: contactPhone ?? '',
});

export default function EditBranchRoute() {
  const { branchId: id = '' } = useParams();
  const [update] = useUpdateBranchMutation();
  return (
    <PermissionGate permission="catalogue.edit" scopes={BRANCH_SCOPES}>
      <WithBranch key={id} id={id}>
        {(branch, reload) => (
          <OpenedRecord row={branch} reload={reload}>
            {(opened, conflict) => (
              <>
                <Toolbar title={<FormattedMessage {...words.editTitle} values={{ name: opened.name }} />} />
                <BranchForm
                  initial={valuesOf(opened)}
                  draft={`branch-${id}-${opened.version}`}
                  send={async (input) => {
                    const { data } = await update({ variables: { id, version: opened.version, input } });
                    return conflict.watch(data?.updateBranch);
                  }}
                  texts={conflict.texts}
                  back={`/operator-branches/${id}`}
                  more={conflict.button}
                />
              </>
            )}
          </OpenedRecord>
        )}
      </WithBranch>
    </PermissionGate>
  );
}
