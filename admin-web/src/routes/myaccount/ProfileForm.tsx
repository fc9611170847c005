import { LANGUAGES } from '@naga/kernel/language.js';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { OWN_NAMES } from '../../session/language.js';
import { useUpdateProfileMutation } from './myaccount.generated.js';
import type { Account } from './OwnAccount.js';

const words = defineMessages({
  title: { id: 'admin.profile.title', defaultMessage: 'Who you are' },
  about: {
    id: 'admin.profile.about',
    defaultMessage: 'You sign in with your e-mail address, your user name or your mobile number.',
  },
  first: { id: 'admin.profile.first', defaultMessage: 'First name' },
  last: { id: 'admin.profile.last', defaultMessage: 'Last name' },
  user: { id: 'admin.profile.user', defaultMessage: 'User name' },
  second: { id: 'admin.profile.second', defaultMessage: 'Second e-mail address' },
  mobile: { id: 'admin.profile.mobile', defaultMessage: 'Mobile number' },
  mobileHint: { id: 'admin.profile.mobile-hint', defaultMessage: 'A new number is proved with a code by SMS.' },
  mails: { id: 'admin.profile.mails', defaultMessage: 'Mails' },
  language: { id: 'admin.profile.language', defaultMessage: 'Language of mails' },
  stop: { id: 'admin.profile.stop', defaultMessage: 'No e-mails but those about my account' },
  save: { id: 'admin.profile.save', defaultMessage: 'Save the profile' },
  done: { id: 'admin.profile.done', defaultMessage: 'Your profile is saved.' },
});

const valuesOf = (account: Account) => ({
  firstName: account.firstName,
  lastName: account.lastName,
  userName: account.userName ?? '',
  secondaryEmail: account.secondaryEmail ?? '',
  mobileNumber: account.pendingMobileNumber ?? account.mobileNumber ?? '',
  language: account.language,
  stopEmailNotification: account.stopEmailNotification,
});
const missing = (text: string) => text.trim() === '' && 'REQUIRED';

/** What one may say of oneself. */
export function ProfileForm({ account }: { account: Account }) {
  const intl = useIntl();
  const [update] = useUpdateProfileMutation();
  const form = useForm({
    initial: valuesOf(account),
    check: ({ firstName, lastName }) => ({ firstName: missing(firstName), lastName: missing(lastName) }),
    send: async (input) => (await update({ variables: { input } })).data?.updateProfile,
    done: intl.formatMessage(words.done),
    onDone: () => undefined,
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />}>
      <FormSection title={<FormattedMessage {...words.title} />} about={<FormattedMessage {...words.about} />}>
        <TextField label={intl.formatMessage(words.first)} autoComplete="given-name" {...form.text('firstName')} />
        <TextField label={intl.formatMessage(words.last)} autoComplete="family-name" {...form.text('lastName')} />
        <TextField
          label={intl.formatMessage(words.user)}
          autoComplete="username"
          optional
          maxLength={60}
          {...form.text('userName')}
        />
        <TextField
          label={intl.formatMessage(words.second)}
          type="email"
          autoComplete="off"
          optional
          {...form.text('secondaryEmail')}
        />
        <TextField
          label={intl.formatMessage(words.mobile)}
          hint={intl.formatMessage(words.mobileHint)}
          type="tel"
          autoComplete="tel"
          optional
          {...form.text('mobileNumber')}
        />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.mails} />}>
        <SelectField
          label={intl.formatMessage(words.language)}
          options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
          {...form.text('language')}
        />
        <CheckboxField label={intl.formatMessage(words.stop)} {...form.flag('stopEmailNotification')} />
      </FormSection>
    </EditForm>
  );
}
