import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { ActionRow } from '../../features/checkout/ActionRow.js';
import { words } from './change-words.js';

/** Who holds a booking without an account proves it: a code is sent, then entered. The address stays as it is. */
export function CodePanel({ sent }: { sent: boolean }) {
  const { formatMessage: say } = useIntl();
  const busy = useNavigation().state !== 'idle';
  return (
    <Notice tone="warn" title={say(words.codeTitle)} live="status">
      <p>{say(sent ? words.codeSent : words.codeText)}</p>
      <Form method="post">
        {sent && (
          <TextField
            id="code"
            name="code"
            label={say(words.code)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
        )}
        <ActionRow>
          {sent && (
            <Button type="submit" name="intent" value="prove" busy={busy}>
              {say(words.codeCheck)}
            </Button>
          )}
          <Button type="submit" variant={sent ? 'quiet' : undefined} name="intent" value="code" busy={busy}>
            {say(words.codeSend)}
          </Button>
        </ActionRow>
      </Form>
    </Notice>
  );
}
