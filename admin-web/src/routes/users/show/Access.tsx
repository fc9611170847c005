import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../../features/action/AskFirst.js';
import { useUndoable } from '../../../session/use-undoable.js';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useSetUserActiveMutation } from './person.generated.js';

const AGAIN = { refetchQueries: ['Person', 'RecordChanges'] };

/** Closes an account, after a question, or opens it again. */
export function Access({ person: { id, active } }: { person: Person }) {
  const intl = useIntl();
  const undoable = useUndoable();
  const [setActive, { loading }] = useSetUserActiveMutation(AGAIN);

  const set = async (to: boolean) => (await setActive({ variables: { id, active: to } })).data?.setUserActive;
  const change = (to: boolean) =>
    undoable({
      send: () => set(to),
      undo: () => set(!to),
      said: intl.formatMessage(to ? words.opened : words.closed),
    });

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
