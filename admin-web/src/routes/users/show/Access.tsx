import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useSetUserActiveMutation } from './person.generated.js';

const AGAIN = { refetchQueries: ['Person', 'RecordChanges'] };

/** Closes an account, after a question, or opens it again. */
export function Access({ person: { id, active } }: { person: Person }) {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const [asking, setAsking] = useState(false);
  const [setActive, { loading }] = useSetUserActiveMutation(AGAIN);

  async function change(to: boolean, isUndone = false) {
    try {
      const { data } = await setActive({ variables: { id, active: to } });
      const answer = data?.setUserActive;
      setAsking(false);
      if (answer?.__typename === 'Refused') return oops({ text: refusalText(intl, answer.code, answer.facts) });
      const undo = { label: intl.formatMessage(words.undo), onAct: () => void change(!to, true) };
      notify(intl.formatMessage(to ? words.opened : words.closed), isUndone ? {} : { action: undo });
    } catch {
      oops({});
    }
  }

  const actions = (
    <>
      <Button variant="danger" busy={loading} onClick={() => void change(false)}>
        <FormattedMessage {...words.close} />
      </Button>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        <FormattedMessage {...words.keep} />
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" wide busy={loading} onClick={() => (active ? setAsking(true) : void change(true))}>
        <FormattedMessage {...(active ? words.close : words.open)} />
      </Button>
      {asking && (
        <Dialog
          open
          title={<FormattedMessage {...words.closeTitle} />}
          onClose={() => setAsking(false)}
          actions={actions}
        >
          <p>
            <FormattedMessage {...words.closeText} />
          </p>
        </Dialog>
      )}
    </>
  );
}
