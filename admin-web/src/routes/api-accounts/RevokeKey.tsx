import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../session/use-attempt.js';
import { type ApiAccount_KeyFragment, useRevokeApiKeyMutation } from './api-accounts.generated.js';
import { words } from './words.js';

/** Shuts a key out, after a question: it is for good. */
export function RevokeKey({ apiKey: { id, name } }: { apiKey: ApiAccount_KeyFragment }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [revoke, { loading }] = useRevokeApiKeyMutation();
  async function revokeNow() {
    const over = await attempt(async () => (await revoke({ variables: { id } })).data?.revokeApiKey);
    if (over !== undefined) notify(intl.formatMessage(words.revoked, { name }));
  }
  return (
    <ConfirmTyped
      variant="link"
      size="small"
      label={<FormattedMessage {...words.revoke} />}
      sure={<FormattedMessage {...words.revokeNow} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.revokeKey} values={{ name }} />}
      confirm={{ word: 'delete', of: [name] }}
      busy={loading}
      onSure={revokeNow}
    >
      <FormattedMessage {...words.revokeText} />
    </ConfirmTyped>
  );
}
