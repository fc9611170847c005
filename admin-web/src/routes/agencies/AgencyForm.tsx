import { useScope } from '@naga/app-kit/PermissionGate';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { countryOptions } from '../../features/place/country-words.js';
import { RecordForm, type RecordFormProps, useRecordForm } from '../../records/RecordForm.js';
import type { AgencyInput } from './agencies.generated.js';
import { agencyRecord } from './agency-record.js';
import { LevelField } from './LevelField.js';
import { type AgencyValues, CURRENCIES, inputOf, wrongIn } from './agency-values.js';
import { words } from './words.js';

export interface AgencyFormProps extends RecordFormProps<AgencyValues, AgencyInput> {
  /** What it earns by now. */
  level?: { id: string; name: string } | null;
}

/** The form of an agency; its owner changes only whom to ask for, the rest is shown to him. */
export function AgencyForm({ level = null, ...props }: AgencyFormProps) {
  const intl = useIntl();
  const isOwner = useScope('user.manage') === 'agency';
  const form = useRecordForm(agencyRecord, props, {
    inputOf,
    check: wrongIn,
    refusedAt: { AGENCY_NAME_TAKEN: 'name', OUT_OF_YOUR_SCOPE: 'countryCode' },
  });
  return (
    <RecordForm of={agencyRecord} form={form} state={props}>
      {isOwner && (
        <Notice>
          <FormattedMessage {...words.onlyPlatform} />
        </Notice>
      )}
      <FormSection title={<FormattedMessage {...words.agency} />} about={<FormattedMessage {...words.agencyAbout} />}>
        <TextField
          label={intl.formatMessage(words.name)}
          required
          disabled={isOwner}
          maxLength={120}
          {...form.text('name')}
        />
        <SelectField
          label={intl.formatMessage(words.country)}
          required
          disabled={isOwner}
          placeholder={intl.formatMessage(words.choose)}
          options={countryOptions(intl, form.values.countryCode)}
          {...form.text('countryCode')}
        />
        <CheckboxField
          label={intl.formatMessage(words.open)}
          hint={intl.formatMessage(words.openHint)}
          disabled={isOwner}
          {...form.flag('active')}
        />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.facts} />}>
        <TextField
          label={intl.formatMessage(words.contactName)}
          optional
          maxLength={120}
          {...form.text('contactName')}
        />
        <TextField
          label={intl.formatMessage(words.email)}
          type="email"
          optional
          maxLength={254}
          {...form.text('contactEmail')}
        />
        <TextField
          label={intl.formatMessage(words.phone)}
          type="tel"
          optional
          maxLength={30}
          {...form.text('contactPhone')}
        />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.terms} />} about={<FormattedMessage {...words.termsAbout} />}>
        <LevelField
          label={intl.formatMessage(words.commissionField)}
          countryCode={form.values.countryCode}
          now={level}
          binding={form.text('commissionLevelId')}
        />
        <TextField
          label={intl.formatMessage(words.creditField)}
          hint={intl.formatMessage(words.creditHint)}
          inputMode="decimal"
          disabled={isOwner}
          {...form.text('creditLimit')}
        />
        <SelectField
          label={intl.formatMessage(words.currency)}
          disabled={isOwner}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          {...form.text('creditCurrency')}
        />
      </FormSection>
    </RecordForm>
  );
}
