import { LANGUAGES } from '@naga/kernel/language.js';
import { SelectField } from '@naga/ui/SelectField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import type { TextBinding } from '../../features/form/use-form.js';
import { languageName } from '../../session/language.js';
import { words } from './words.js';

export interface PayerFieldsProps {
  form: { text: (name: 'payerName' | 'payerEmail' | 'language') => TextBinding };
  /** A donor need say neither name nor address. */
  optional?: boolean;
  emailHint?: string;
}

/** Who pays, where he is written to, and in which language. */
export function PayerFields({ form, optional = false, emailHint }: PayerFieldsProps) {
  const { formatMessage: say } = useIntl();
  const need = optional ? { optional: true } : { required: true };
  return (
    <>
      <TextField label={say(words.payer)} {...need} maxLength={120} {...form.text('payerName')} />
      <TextField
        label={say(words.email)}
        type="email"
        {...need}
        {...(emailHint !== undefined && { hint: emailHint })}
        maxLength={254}
        {...form.text('payerEmail')}
      />
      <SelectField
        label={say(words.language)}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        {...form.text('language')}
      />
    </>
  );
}

/** What it is for, as the payer reads it. */
export function ReasonField({ form }: { form: { text: (name: 'reason') => TextBinding } }) {
  const { formatMessage: say } = useIntl();
  return <TextAreaField label={say(words.reason)} required maxLength={500} {...form.text('reason')} />;
}
