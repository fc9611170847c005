import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../../features/action/AskFirst.js';
import { useAttempt } from '../../../features/action/use-attempt.js';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useSetUserActiveMutation } from './person.generated.js';

const AGAIN = { refetchQueries: ['Person', 'RecordChanges'] };

/** Closes an account, after a question, or opens it again. */
export function Access({ person: { id, active } }: { person: Person }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [setActive, { loading }] = useSetUserActiveMutation(AGAIN);

  async function change(to: boolean, isUndone = false) {
    const done = await attempt(async () => (await setActive({ variables: { id, active: to } })).data?.setUserActive);
    if (done === undefined) return;
    const undo = { label: intl.formatMessage(words.undo), onAct: () => void change(!to, true) };
    notify(intl.formatMessage(to ? words.opened : words.closed), isUndone ? {} : { action: undo });
  }

  if (!active) {
    return (
      <Button variant="quiet" wide busy={loading} onClick={() => void change(true)}>
        <FormattedMessage {...words.open} />
      </Button>
    );
  }
  return (
    <AskFirst
      wide
      label={<FormattedMessage {...words.close} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.closeTitle} />}
      busy={loading}
      onSure={() => change(false)}
    >
      <FormattedMessage {...words.closeText} />
    </AskFirst>
  );
}
