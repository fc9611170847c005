import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../../../session/use-attempt.js';
import { useCopy } from '../../../session/use-copy.js';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useIssueAutoLoginCodeMutation } from './person.generated.js';

const AGAIN = { refetchQueries: ['Person'] };

/** A link that signs in once, shown this one time. */
export function SignInLink({ person: { id, active, allowAutoLogin, email } }: { person: Person }) {
  const intl = useIntl();
  const attempt = useAttempt();
  const copy = useCopy();
  const [url, setUrl] = useState<string>();
  const [issue, { loading }] = useIssueAutoLoginCodeMutation(AGAIN);

  async function make() {
    const made = await attempt(async () => (await issue({ variables: { userId: id } })).data?.issueAutoLoginCode);
    setUrl(made?.url);
  }

  if (!allowAutoLogin || !active || email === null) {
    return (
      <small>
        <FormattedMessage {...words.codeNot} />
      </small>
    );
  }
  const actions = (
    <>
      <Button onClick={() => void copy(url ?? '')}>
        <FormattedMessage {...words.copy} />
      </Button>
      <Button variant="quiet" onClick={() => setUrl(undefined)}>
        <FormattedMessage {...words.codeDone} />
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" wide busy={loading} onClick={() => void make()}>
        <FormattedMessage {...words.code} />
      </Button>
      {url !== undefined && (
        <Dialog
          open
          dismissable={false}
          title={<FormattedMessage {...words.codeTitle} />}
          onClose={() => setUrl(undefined)}
          actions={actions}
        >
          <p>
            <FormattedMessage {...words.codeText} />
          </p>
          <TextField
            label={intl.formatMessage(words.codeLabel)}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </Dialog>
      )}
    </>
  );
}
