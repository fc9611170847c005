import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useIssueAutoLoginCodeMutation } from './person.generated.js';

const AGAIN = { refetchQueries: ['Person'] };

/** A link that signs in once, shown this one time. */
export function SignInLink({ person: { id, active, allowAutoLogin, email } }: { person: Person }) {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const [url, setUrl] = useState<string>();
  const [issue, { loading }] = useIssueAutoLoginCodeMutation(AGAIN);

  async function make() {
    try {
      const answer = (await issue({ variables: { userId: id } })).data?.issueAutoLoginCode;
      if (answer?.__typename === 'Refused') return oops({ text: refusalText(intl, answer.code, answer.facts) });
      setUrl(answer?.url);
    } catch {
      oops({});
    }
  }
  async function copy() {
    if (url === undefined) return;
    await navigator.clipboard.writeText(url).then(
      () => notify(intl.formatMessage(words.copied)),
      () => undefined,
    );
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
      <Button onClick={() => void copy()}>
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
