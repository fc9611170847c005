import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useDeleteRoleMutation } from './roles.generated.js';
import type { Role } from './WithRoles.js';
import { words } from './words.js';

/** Takes away a role nobody has, after a question; of one that is in use it says so. */
export function DeleteRole({ role: { id, users } }: { role: Role }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { notify, oops } = useNotices();
  const [asking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteRoleMutation();

  async function go() {
    try {
      const answer = (await remove({ variables: { id } })).data?.deleteRole;
      setAsking(false);
      if (answer?.__typename === 'Refused') return oops({ text: refusalText(intl, answer.code, answer.facts) });
      notify(intl.formatMessage(words.removed));
      await navigate('/roles');
    } catch {
      oops({});
    }
  }

  if (users > 0) {
    return (
      <small>
        <FormattedMessage {...words.inUse} values={{ count: users }} />
      </small>
    );
  }
  const actions = (
    <>
      <Button variant="danger" busy={loading} onClick={() => void go()}>
        <FormattedMessage {...words.remove} />
      </Button>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        <FormattedMessage {...words.keep} />
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage {...words.remove} />
      </Button>
      {asking && (
        <Dialog
          open
          title={<FormattedMessage {...words.removeTitle} />}
          onClose={() => setAsking(false)}
          actions={actions}
        >
          <p>
            <FormattedMessage {...words.removeText} />
          </p>
        </Dialog>
      )}
    </>
  );
}
