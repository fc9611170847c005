import { useScope } from '@naga/app-kit/PermissionGate';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { countryOptions } from '../../features/place/country-words.js';
import { RecordForm, type RecordFormProps, useRecordForm } from '../../records/RecordForm.js';
import { affiliateRecord } from './affiliate-record.js';
import { type AffiliateValues, inputOf, wrongIn } from './affiliate-values.js';
import type { Affiliate_RowFragment, AffiliateInput } from './affiliates.generated.js';
import { UserChoice } from './UserChoice.js';
import { words } from './words.js';

export interface AffiliateFormProps extends RecordFormProps<AffiliateValues, AffiliateInput> {
  /** Of now, so that he is a choice. */
  account?: Affiliate_RowFragment['account'];
}

/** The form of an affiliate. */
export function AffiliateForm({ account = null, ...props }: AffiliateFormProps) {
  const intl = useIntl();
  const isEverywhere = useScope('affiliate.manage') === 'all';
  const form = useRecordForm(affiliateRecord, props, {
    inputOf,
    check: wrongIn,
    refusedAt: { OUT_OF_YOUR_SCOPE: 'countryCode' },
    texts: { DIGITS: intl.formatMessage(words.digits), MATCHES: intl.formatMessage(words.digits) },
  });
  return (
    <RecordForm of={affiliateRecord} form={form} state={props}>
      <FormSection
        title={<FormattedMessage {...words.affiliate} />}
        about={<FormattedMessage {...words.affiliateAbout} />}
      >
        <TextField label={intl.formatMessage(words.name)} required maxLength={120} {...form.text('name')} />
        <TextField
          label={intl.formatMessage(words.code)}
          hint={intl.formatMessage(words.codeHint)}
          required
          inputMode="numeric"
          maxLength={12}
          {...form.text('code')}
        />
        <SelectField
          label={intl.formatMessage(words.country)}
          required={!isEverywhere}
          options={[
            { value: '', label: intl.formatMessage(words.everywhere), disabled: !isEverywhere },
            ...countryOptions(intl, form.values.countryCode),
          ]}
          {...form.text('countryCode')}
        />
        <TextField
          label={intl.formatMessage(words.commissionField)}
          hint={intl.formatMessage(words.commissionHint)}
          inputMode="decimal"
          {...form.text('commissionPercent')}
        />
        <CheckboxField label={intl.formatMessage(words.open)} {...form.flag('active')} />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.account} />} about={<FormattedMessage {...words.accountAbout} />}>
        <UserChoice account={account} field={form.text('accountId')} />
      </FormSection>
    </RecordForm>
  );
}
