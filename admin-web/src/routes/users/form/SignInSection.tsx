import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../../features/form/use-form.js';
import type { PersonValues } from './person-values.js';
import { words } from './words.js';

/** Whether and how somebody signs in. */
export function SignInSection({ form, isNew }: { form: FormHandle<PersonValues>; isNew: boolean }) {
  const intl = useIntl();
  return (
    <FormSection title={<FormattedMessage {...words.signIn} />}>
      <TextField
        label={intl.formatMessage(words.password)}
        hint={intl.formatMessage(isNew ? words.passwordNew : words.passwordKeep)}
        type="password"
        autoComplete="new-password"
        optional
        maxLength={200}
        {...form.text('password')}
      />
      <div>
        <CheckboxField label={intl.formatMessage(words.firstPassword)} {...form.flag('changePasswordOnFirstLogin')} />
        <CheckboxField label={intl.formatMessage(words.autoLogin)} {...form.flag('allowAutoLogin')} />
        <CheckboxField
          label={intl.formatMessage(words.active)}
          hint={intl.formatMessage(words.activeHint)}
          {...form.flag('active')}
        />
      </div>
    </FormSection>
  );
}
