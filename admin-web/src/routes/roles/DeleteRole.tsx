import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../session/use-attempt.js';
import { useDeleteRoleMutation } from './roles.generated.js';
import type { Role } from './WithRoles.js';
import { words } from './words.js';

/** Takes away a role nobody has, after a question; of one that is in use it says so. */
export function DeleteRole({ role: { id, name, users } }: { role: Role }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [remove, { loading }] = useDeleteRoleMutation();

  async function go() {
    const gone = await attempt(async () => (await remove({ variables: { id } })).data?.deleteRole);
    if (gone === undefined) return;
    notify(intl.formatMessage(words.removed));
    await navigate('/roles');
  }

  if (users > 0) {
    return (
      <small>
        <FormattedMessage {...words.inUse} values={{ count: users }} />
      </small>
    );
  }
  return (
    <ConfirmTyped
      label={<FormattedMessage {...words.remove} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.removeTitle} />}
      confirm={{ word: 'delete', of: [name] }}
      busy={loading}
      onSure={go}
    >
      <FormattedMessage {...words.removeText} />
    </ConfirmTyped>
  );
}
