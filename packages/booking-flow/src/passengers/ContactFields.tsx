import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, useIntl } from 'react-intl';
import type { PassengerFault, PassengerForm } from './passenger-form.js';
import classes from './PassengerFields.module.css';
import { faultText, fieldWords } from './passenger-words.js';

const words = defineMessages({
  heading: { id: 'booking-flow.contact.heading', defaultMessage: 'Where do we send the tickets?' },
  emailHint: { id: 'booking-flow.contact.emailHint', defaultMessage: 'Your tickets and every change arrive here.' },
  phoneHint: {
    id: 'booking-flow.contact.phoneHint',
    defaultMessage: 'The operator calls it when something changes on the day.',
  },
  noEmail: { id: 'booking-flow.contact.noEmail', defaultMessage: 'I don’t have e-mail' },
  noEmailHint: {
    id: 'booking-flow.contact.noEmailHint',
    defaultMessage: 'Keep your booking reference and this mobile number: together they open your booking.',
  },
});

export interface ContactFieldsProps {
  value: PassengerForm['contact'];
  faults: readonly PassengerFault[];
  onChange: (change: Partial<PassengerForm['contact']>) => void;
  onBlur: (path: string) => void;
}

/** E-mail, or the word that there is none, and a mobile number. */
export function ContactFields({ value, faults, onChange, onBlur }: ContactFieldsProps) {
  const intl = useIntl();
  const wrong = (path: string) => {
    const fault = faults.find((one) => one.path === path);
    return fault === undefined ? undefined : faultText(intl, fault);
  };
  return (
    <Card as="section" kind="panel" className={classes.passenger}>
      <h2 className={classes.heading}>{intl.formatMessage(words.heading)}</h2>
      <div className={classes.contact}>
        <div className={classes.email}>
          <TextField
            label={intl.formatMessage(fieldWords.email)}
            hint={intl.formatMessage(words.emailHint)}
            id="contact.email"
            name="contact.email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={value.email}
            disabled={value.noEmail}
            onChange={(event) => onChange({ email: event.currentTarget.value })}
            onBlur={() => onBlur('contact.email')}
            error={wrong('contact.email')}
          />
          <CheckboxField
            label={intl.formatMessage(words.noEmail)}
            hint={value.noEmail ? intl.formatMessage(words.noEmailHint) : undefined}
            id="contact.noEmail"
            name="contact.noEmail"
            checked={value.noEmail}
            onChange={(event) => onChange({ noEmail: event.currentTarget.checked })}
          />
        </div>
        <TextField
          label={intl.formatMessage(fieldWords.mobileNumber)}
          hint={intl.formatMessage(words.phoneHint)}
          id="contact.mobileNumber"
          name="contact.mobileNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={24}
          value={value.mobileNumber}
          onChange={(event) => onChange({ mobileNumber: event.currentTarget.value })}
          onBlur={() => onBlur('contact.mobileNumber')}
          error={wrong('contact.mobileNumber')}
        />
      </div>
    </Card>
  );
}
