import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useRemoveSecondFactorMutation, useRenewRecoveryCodesMutation } from './security.generated.js';

const words = defineMessages({
  password: { id: 'admin.second-factor.password', defaultMessage: 'Your password' },
  renew: { id: 'admin.second-factor.renew-now', defaultMessage: 'Show new codes' },
  remove: { id: 'admin.second-factor.remove-now', defaultMessage: 'Remove the app now' },
  back: { id: 'admin.second-factor.back', defaultMessage: 'Not now' },
  wrong: { id: 'admin.second-factor.wrong', defaultMessage: 'This is not your password.' },
});

export interface SecondFactorPasswordProps {
  to: 'renew' | 'remove';
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
  onBack: () => void;
}

/** The password opens what would weaken one's account. */
export function SecondFactorPassword({ to, onCodes, onRemoved, onBack }: SecondFactorPasswordProps) {
  const intl = useIntl();
  const [renew] = useRenewRecoveryCodesMutation();
  const [remove] = useRemoveSecondFactorMutation();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' && 'REQUIRED' }),
    send: async (variables) =>
      to === 'renew'
        ? (await renew({ variables })).data?.renewRecoveryCodes
        : (await remove({ variables })).data?.removeSecondFactor,
    refusedAt: { WRONG_CREDENTIALS: 'password' },
    texts: { WRONG_CREDENTIALS: intl.formatMessage(words.wrong) },
    onDone: (answer) => (answer.__typename === 'RecoveryCodes' ? onCodes(answer.codes) : onRemoved()),
  });
  const later = (
    <Button variant="quiet" onClick={onBack}>
      <FormattedMessage {...words.back} />
    </Button>
  );
  return (
    <EditForm form={form} isPart submit={<FormattedMessage {...words[to]} />} more={later}>
      <TextField
        label={intl.formatMessage(words.password)}
        type="password"
        autoComplete="current-password"
        {...form.text('password')}
      />
    </EditForm>
  );
}
