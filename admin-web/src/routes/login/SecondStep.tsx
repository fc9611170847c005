import { Button } from '@naga/ui/Button';
import { QrCode } from '@naga/ui/QrCode';
import { TextField } from '@naga/ui/TextField';
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const words = defineMessages({
  setUp: {
    id: 'admin.second-step.set-up',
    defaultMessage:
      'Your role signs in with a second step. Scan this with an authenticator app, or type the key there.',
  },
  qr: { id: 'admin.second-step.qr', defaultMessage: 'Key for an authenticator app' },
  code: { id: 'admin.second-step.code', defaultMessage: 'Code' },
  hint: { id: 'admin.second-step.hint', defaultMessage: 'From your authenticator app, or a recovery code' },
  missing: { id: 'admin.second-step.missing', defaultMessage: 'Enter the code.' },
  confirm: { id: 'admin.second-step.confirm', defaultMessage: 'Confirm' },
});

export interface SecondStepProps {
  /** Present where the second factor is set up with this login. */
  setup: { secret: string; otpauthUrl: string } | null | undefined;
  busy: boolean;
  onCode: (code: string) => void;
}

/** After the password: the code of an app, which is shown its key first where there is none yet. */
export function SecondStep({ setup, busy, onCode }: SecondStepProps) {
  const intl = useIntl();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    setMissing(code === '');
    if (code !== '') onCode(code);
  };
  return (
    <form className="sign-in__form" onSubmit={submit} noValidate>
      {setup != null && (
        <>
          <p>
            <FormattedMessage {...words.setUp} />
          </p>
          <QrCode value={setup.otpauthUrl} label={intl.formatMessage(words.qr)} />
          <code className="sign-in__key">{setup.secret}</code>
        </>
      )}
      <TextField
        label={intl.formatMessage(words.code)}
        hint={intl.formatMessage(words.hint)}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        error={missing ? intl.formatMessage(words.missing) : undefined}
      />
      <Button type="submit" busy={busy} wide>
        <FormattedMessage {...words.confirm} />
      </Button>
    </form>
  );
}
