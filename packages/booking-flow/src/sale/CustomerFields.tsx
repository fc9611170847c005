import { TextField } from '@naga/ui/TextField';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type KnownCustomer, type SaleForm, withCustomer } from './sale-form.js';
import { words } from './sale-words.js';
import classes from './SaleDesk.module.css';

/** Shows who bought with a number before; `take` fills the form with one of them. */
export type RecentCustomers = (mobileNumber: string, take: (customer: KnownCustomer) => void) => ReactNode;

export interface CustomerFieldsProps {
  form: SaleForm;
  onChange: Dispatch<SetStateAction<SaleForm>>;
  wrong: (path: string) => string | undefined;
  recent: RecentCustomers;
}

/** Who buys: his telephone number offers who bought with it before, and fills the rest. */
export function CustomerFields({ form, onChange, wrong, recent }: CustomerFieldsProps) {
  const intl = useIntl();

  function take(customer: KnownCustomer) {
    onChange((before) => withCustomer(before, customer));
    document.getElementById('rows.0.seats.0')?.focus();
  }
  return (
    <section className={classes.stack}>
      <h2>
        <FormattedMessage {...words.customer} />
      </h2>
      <div className={classes.customer}>
        <TextField
          id="contact.mobileNumber"
          label={intl.formatMessage(words.mobile)}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          autoFocus
          value={form.mobileNumber}
          error={wrong('contact.mobileNumber')}
          onChange={({ currentTarget: { value } }) => onChange((before) => ({ ...before, mobileNumber: value }))}
        />
        {recent(form.mobileNumber, take)}
        <TextField
          id="contact.email"
          label={intl.formatMessage(words.email)}
          optional
          type="email"
          autoComplete="off"
          value={form.email}
          error={wrong('contact.email')}
          onChange={({ currentTarget: { value } }) => onChange((before) => ({ ...before, email: value }))}
        />
      </div>
    </section>
  );
}
