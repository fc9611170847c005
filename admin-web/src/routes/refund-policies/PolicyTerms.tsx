import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { type PolicyValues, ROWS } from './policy-values.js';
import { unitWords, words } from './words.js';

/** The fields of what comes back and of what a change costs; there is always one row more than those in use. */
export function PolicyTerms({ form }: { form: FormHandle<PolicyValues> }) {
  const intl = useIntl();
  const { values } = form;
  const used = ROWS.filter((row) =>
    [values[`before${row}`], values[`percent${row}`], values[`fee${row}`]].some(Boolean),
  );
  const shown = ROWS.filter((row) => row <= (used.at(-1) ?? 0) + 1);
  const units = Object.entries(unitWords).map(([value, word]) => ({ value, label: intl.formatMessage(word) }));
  return (
    <>
      <FormSection title={<FormattedMessage {...words.steps} />} about={<FormattedMessage {...words.stepsAbout} />}>
        {shown.map((row) => (
          <div key={row} className="refund-policies__step">
            <TextField
              label={intl.formatMessage(words.before, { step: row + 1 })}
              inputMode="numeric"
              {...form.text(`before${row}`)}
            />
            <SelectField
              label={intl.formatMessage(words.unit, { step: row + 1 })}
              options={units}
              {...form.text(`unit${row}`)}
            />
            <TextField
              label={intl.formatMessage(words.percent, { step: row + 1 })}
              inputMode="numeric"
              {...form.text(`percent${row}`)}
            />
            <TextField
              label={intl.formatMessage(words.fee, { step: row + 1, currency: values.currency })}
              inputMode="decimal"
              {...form.text(`fee${row}`)}
            />
          </div>
        ))}
      </FormSection>
      <FormSection title={<FormattedMessage {...words.changes} />} about={<FormattedMessage {...words.changesAbout} />}>
        <div className="refund-policies__step">
          <TextField
            label={intl.formatMessage(words.changeBefore)}
            inputMode="numeric"
            {...form.text('exchange.minutesBefore')}
          />
          <SelectField label={intl.formatMessage(words.changeUnit)} options={units} {...form.text('exchange.unit')} />
          <TextField
            label={intl.formatMessage(words.changeFee, { currency: values.currency })}
            inputMode="decimal"
            {...form.text('exchange.fee')}
          />
        </div>
      </FormSection>
    </>
  );
}
