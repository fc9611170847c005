import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import type { NotificationValues } from './notification-values.js';
import { words } from './words.js';

/** How it goes beside the inbox. */
export function WayFields({ form }: { form: FormHandle<NotificationValues> }) {
  const say = useIntl().formatMessage;
  return (
    <FormSection title={<FormattedMessage {...words.ways} />} about={<FormattedMessage {...words.waysAbout} />}>
      <CheckboxField label={say(words.email)} {...form.flag('EMAIL')} />
      <CheckboxField label={say(words.sms)} hint={say(words.smsHint)} {...form.flag('SMS')} />
      <CheckboxField label={say(words.telegram)} {...form.flag('TELEGRAM')} />
    </FormSection>
  );
}
