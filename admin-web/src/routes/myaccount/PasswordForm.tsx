import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useChangePasswordMutation } from './security.generated.js';

const words = defineMessages({
  title: { id: 'admin.password.title', defaultMessage: 'Password' },
  current: { id: 'admin.password.current', defaultMessage: 'Password of now' },
  next: { id: 'admin.password.next', defaultMessage: 'New password' },
  about: {
    id: 'admin.password.about',
    defaultMessage: 'A new one has 10 characters or more, and signs you out on all other devices.',
  },
  again: { id: 'admin.password.again', defaultMessage: 'New password again' },
  save: { id: 'admin.password.save', defaultMessage: 'Change the password' },
  done: { id: 'admin.password.done', defaultMessage: 'Your password is changed.' },
  wrong: { id: 'admin.password.wrong', defaultMessage: 'This is not your password of now.' },
  short: { id: 'admin.password.short', defaultMessage: 'Take 10 characters or more.' },
});

const BLANK = { currentPassword: '', password: '', passwordConfirmation: '' };
const missing = (text: string) => text === '' && 'REQUIRED';

/** Changes one's own password. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const intl = useIntl();
  const [change] = useChangePasswordMutation();
  const form = useForm({
    initial: BLANK,
    check: ({ currentPassword, password, passwordConfirmation }) => ({
      currentPassword: missing(currentPassword),
      password: missing(password),
      passwordConfirmation: password !== passwordConfirmation && 'EQUALS',
    }),
    send: async (variables) => (await change({ variables })).data?.changePassword,
    refusedAt: { WRONG_CREDENTIALS: 'currentPassword' },
    texts: {
      WRONG_CREDENTIALS: intl.formatMessage(words.wrong),
      MIN_LENGTH: intl.formatMessage(words.short),
    },
    done: intl.formatMessage(words.done),
    onDone: onChanged,
  });
  const field = (name: keyof typeof BLANK) => ({ type: 'password', required: true, ...form.text(name) });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />}>
      <FormSection title={<FormattedMessage {...words.title} />} about={<FormattedMessage {...words.about} />}>
        <TextField
          label={intl.formatMessage(words.current)}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <TextField label={intl.formatMessage(words.next)} autoComplete="new-password" {...field('password')} />
        <TextField
          label={intl.formatMessage(words.again)}
          autoComplete="new-password"
          {...field('passwordConfirmation')}
        />
      </FormSection>
    </EditForm>
  );
}
