import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ApiAccount_KeyFragment, useRevokeApiKeyMutation } from './api-accounts.generated.js';
import { words } from './words.js';

/** Shuts a key out, after a question: it is for good. */
export function RevokeKey({ apiKey: { id, name } }: { apiKey: ApiAccount_KeyFragment }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const [isAsked, setAsked] = useState(false);
  const [revoke, { loading }] = useRevokeApiKeyMutation();
  async function revokeNow() {
    const answer = await revoke({ variables: { id } }).catch(() => undefined);
    const result = answer?.data?.revokeApiKey;
    setAsked(false);
    if (result === undefined) notify(intl.formatMessage(words.notRevoked), { tone: 'bad' });
    else if (result.__typename === 'Refused') notify(refusalText(intl, result.code, result.facts), { tone: 'bad' });
    else notify(intl.formatMessage(words.revoked, { name }));
  }
  return (
    <>
      <Button variant="link" size="small" onClick={() => setAsked(true)}>
        <FormattedMessage {...words.revoke} />
      </Button>
      {isAsked && (
        <Dialog
          open
          title={<FormattedMessage {...words.revokeKey} values={{ name }} />}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button variant="danger" busy={loading} onClick={() => void revokeNow()}>
                <FormattedMessage {...words.revokeNow} />
              </Button>
              <Button variant="quiet" onClick={() => setAsked(false)}>
                <FormattedMessage {...words.keep} />
              </Button>
            </>
          }
        >
          <p>
            <FormattedMessage {...words.revokeText} />
          </p>
        </Dialog>
      )}
    </>
  );
}
