import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../features/action/AskFirst.js';
import { useAttempt } from '../../features/action/use-attempt.js';
import { type Branch_RowFragment, useSetBranchActiveMutation } from './branches.generated.js';
import { words } from './words.js';

/** Closes a branch, or opens it again: its operator's decision, not its own people's. */
export function BranchOpening({ branch }: { branch: Branch_RowFragment }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [set, { loading }] = useSetBranchActiveMutation();
  const scope = useScope('catalogue.edit');
  if (scope === 'branch') return null;
  const { id, name, active } = branch;
  const send = async () => {
    const variables = { id, active: !active };
    const done = await attempt(async () => (await set({ variables })).data?.setBranchActive);
    if (done) notify(intl.formatMessage(active ? words.closed : words.opened));
  };
  if (!active) {
    return (
      <Button variant="quiet" busy={loading} onClick={() => void send()}>
        <FormattedMessage {...words.open} />
      </Button>
    );
  }
  return (
    <AskFirst
      label={<FormattedMessage {...words.close} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.closeTitle} values={{ name }} />}
      busy={loading}
      onSure={send}
    >
      <FormattedMessage {...words.closeText} />
    </AskFirst>
  );
}
