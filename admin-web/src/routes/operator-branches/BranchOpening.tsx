import { useScope } from '@naga/app-kit/PermissionGate';
import { FormattedMessage, useIntl } from 'react-intl';
import { SwitchButton } from '../../features/action/SwitchButton.js';
import { type Branch_RowFragment, useSetBranchActiveMutation } from './branches.generated.js';
import { words } from './words.js';

export interface BranchOpeningProps {
  branch: Branch_RowFragment;
  /** Draws it switched. */
  show: (isSwitched: boolean) => void;
}

/** Closes a branch, or opens it again: its operator's decision, not its own people's. */
export function BranchOpening({ branch, show }: BranchOpeningProps) {
  const intl = useIntl();
  const [set, { loading }] = useSetBranchActiveMutation({ refetchQueries: ['RecordChanges'] });
  const scope = useScope('catalogue.edit');
  if (scope === 'branch') return null;
  const { id, active: isOpen } = branch;
  const turn = async (active: boolean) => (await set({ variables: { id, active } })).data?.setBranchActive;
  return (
    <SwitchButton
      busy={loading}
      show={show}
      send={() => turn(!isOpen)}
      undo={() => turn(isOpen)}
      said={intl.formatMessage(isOpen ? words.closed : words.opened)}
    >
      <FormattedMessage {...(isOpen ? words.close : words.open)} />
    </SwitchButton>
  );
}
