import { FormSection } from '@naga/ui/FormSection';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { InPerson } from './InPerson.js';
import { useChangeEmailMutation } from './myaccount.generated.js';
import type { Account } from './OwnAccount.js';

const words = defineMessages<{
  title: NoMessageValues;
  now: { email: string };
  none: NoMessageValues;
  next: NoMessageValues;
  password: NoMessageValues;
  save: NoMessageValues;
  sent: { email: string };
  wrong: NoMessageValues;
}>({
  title: { id: 'admin.email.title', defaultMessage: 'E-mail address' },
  now: {
    id: 'admin.email.now',
    defaultMessage: '{email} now. The new one counts once you open the link we send there.',
  },
  none: { id: 'admin.email.none', defaultMessage: 'None yet. It counts once you open the link we send there.' },
  next: { id: 'admin.email.next', defaultMessage: 'New e-mail address' },
  password: { id: 'admin.email.password', defaultMessage: 'Your password' },
  save: { id: 'admin.email.save', defaultMessage: 'Send the link' },
  sent: { id: 'admin.email.sent', defaultMessage: 'A link is on its way to {email}.' },
  wrong: { id: 'admin.email.wrong', defaultMessage: 'This is not your password.' },
});

const missing = (text: string) => text.trim() === '' && 'REQUIRED';

/** Another address to sign in with: it is proved by a link before it counts. */
export function EmailForm({ account }: { account: Account }) {
  const intl = useIntl();
  const [change] = useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({ email: missing(email), password: missing(password) }),
    send: async (variables) => (await change({ variables })).data?.changeEmail,
    refusedAt: { WRONG_CREDENTIALS: 'password' },
    texts: { WRONG_CREDENTIALS: intl.formatMessage(words.wrong) },
    onDone: (_, { email }) => setSentTo(email),
  });
  const { email } = account;
  return (
    <InPerson account={account} title={<FormattedMessage {...words.title} />}>
      {sentTo !== undefined && (
        <Notice tone="good" live="status">
          <FormattedMessage {...words.sent} values={{ email: sentTo }} />
        </Notice>
      )}
      <EditForm form={form} isPart submit={<FormattedMessage {...words.save} />}>
        <FormSection
          title={<FormattedMessage {...words.title} />}
          about={
            email === null ? (
              <FormattedMessage {...words.none} />
            ) : (
              <FormattedMessage {...words.now} values={{ email }} />
            )
          }
        >
          <TextField label={intl.formatMessage(words.next)} type="email" autoComplete="off" {...form.text('email')} />
          <TextField
            label={intl.formatMessage(words.password)}
            type="password"
            autoComplete="current-password"
            {...form.text('password')}
          />
        </FormSection>
      </EditForm>
    </InPerson>
  );
}
