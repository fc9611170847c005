import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notificationWords as words } from './notification-words.js';
import type { Way } from './said-values.js';

/** A form of ways. */
export interface WayForm {
  flag: (name: Way) => {
    id: string;
    name: string;
    error: string | undefined;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** How it goes beside the inbox. */
export function WayFields({ form }: { form: WayForm }) {
  const say = useIntl().formatMessage;
  return (
    <FormSection title={<FormattedMessage {...words.ways} />} about={<FormattedMessage {...words.waysAbout} />}>
      <CheckboxField label={say(words.email)} {...form.flag('EMAIL')} />
      <CheckboxField label={say(words.sms)} hint={say(words.smsHint)} {...form.flag('SMS')} />
      <CheckboxField label={say(words.telegram)} {...form.flag('TELEGRAM')} />
    </FormSection>
  );
}
