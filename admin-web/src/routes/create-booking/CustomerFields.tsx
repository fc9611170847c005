import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { type Dispatch, type SetStateAction, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type SaleForm, withCustomer } from './sale-form.js';
import { useRecentCustomers } from './use-recent-customers.js';
import { words } from './words.js';

export interface CustomerFieldsProps {
  form: SaleForm;
  onChange: Dispatch<SetStateAction<SaleForm>>;
  wrong: (path: string) => string | undefined;
}

/** Who buys: his telephone number offers who bought with it before, and fills the rest. */
export function CustomerFields({ form, onChange, wrong }: CustomerFieldsProps) {
  const intl = useIntl();
  const recentId = useId();
  const { customers, all } = useRecentCustomers(form.mobileNumber);

  async function take(id: string) {
    const customer = await all(id);
    if (customer !== undefined) onChange((before) => withCustomer(before, customer));
    document.getElementById('rows.0.seats.0')?.focus();
  }
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.customer} />
      </h2>
      <div className="sale__customer">
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
        {customers.length > 0 && (
          <div className="sale__recent" role="group" aria-labelledby={recentId}>
            <span id={recentId}>
              <FormattedMessage {...words.recent} />
            </span>
            {customers.map(({ id, passengerName, contactEmail }) => (
              <Button key={id} variant="quiet" size="small" onClick={() => void take(id)}>
                {[passengerName, contactEmail].filter(Boolean).join(' · ')}
              </Button>
            ))}
          </div>
        )}
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
