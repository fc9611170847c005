import { QrCode } from '@naga/ui/QrCode';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useConfirmSecondFactorMutation } from './security.generated.js';

const words = defineMessages({
  scan: {
    id: 'admin.second-factor.scan',
    defaultMessage: 'Scan this with an authenticator app, or type the key there. Then enter the code it shows.',
  },
  qr: { id: 'admin.second-factor.qr', defaultMessage: 'Key for an authenticator app' },
  code: { id: 'admin.second-factor.code', defaultMessage: 'Code of the app' },
  confirm: { id: 'admin.second-factor.confirm', defaultMessage: 'Turn it on' },
});

export interface Setup {
  secret: string;
  otpauthUrl: string;
}

/** The key for the app, and the first code that proves it has arrived there. */
export function ConfirmSecondFactor({ setup, onCodes }: { setup: Setup; onCodes: (codes: readonly string[]) => void }) {
  const intl = useIntl();
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' && 'REQUIRED' }),
    send: async ({ code }) =>
      (await confirm({ variables: { code: code.replaceAll(/\s/g, '') } })).data?.confirmSecondFactor,
    refusedAt: { CODE_WRONG: 'code' },
    onDone: ({ codes }) => onCodes(codes),
  });
  return (
    <EditForm form={form} isPart submit={<FormattedMessage {...words.confirm} />}>
      <p>
        <FormattedMessage {...words.scan} />
      </p>
      <QrCode value={setup.otpauthUrl} label={intl.formatMessage(words.qr)} />
      <code className="sign-in__key">{setup.secret}</code>
      <TextField
        label={intl.formatMessage(words.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...form.text('code')}
      />
    </EditForm>
  );
}
