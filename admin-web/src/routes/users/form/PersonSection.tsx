import { LANGUAGES } from '@naga/kernel/language.js';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../../features/form/use-form.js';
import { OWN_NAMES } from '../../../session/language.js';
import type { PersonValues } from './person-values.js';
import { words } from './words.js';

/** Who somebody is and how he is reached; names one signs in with are changed elsewhere by oneself. */
export function PersonSection({ form, isMe }: { form: FormHandle<PersonValues>; isMe: boolean }) {
  const intl = useIntl();
  return (
    <FormSection title={<FormattedMessage {...words.person} />} about={<FormattedMessage {...words.personAbout} />}>
      <TextField
        label={intl.formatMessage(words.first)}
        required
        maxLength={100}
        autoComplete="off"
        {...form.text('firstName')}
      />
      <TextField
        label={intl.formatMessage(words.last)}
        required
        maxLength={100}
        autoComplete="off"
        {...form.text('lastName')}
      />
      {!isMe && (
        <>
          <TextField
            label={intl.formatMessage(words.email)}
            type="email"
            maxLength={254}
            autoComplete="off"
            {...form.text('email')}
          />
          <TextField
            label={intl.formatMessage(words.phone)}
            type="tel"
            maxLength={30}
            autoComplete="off"
            optional
            {...form.text('phoneNumber')}
          />
          <TextField
            label={intl.formatMessage(words.userName)}
            maxLength={60}
            autoComplete="off"
            optional
            {...form.text('userName')}
          />
        </>
      )}
      <TextField
        label={intl.formatMessage(words.secondEmail)}
        type="email"
        maxLength={254}
        autoComplete="off"
        optional
        {...form.text('secondaryEmail')}
      />
      <TextField
        label={intl.formatMessage(words.telegram)}
        maxLength={60}
        autoComplete="off"
        optional
        {...form.text('telegramId')}
      />
      <SelectField
        label={intl.formatMessage(words.language)}
        options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
        {...form.text('language')}
      />
      <CheckboxField label={intl.formatMessage(words.stop)} {...form.flag('stopEmailNotification')} />
    </FormSection>
  );
}
