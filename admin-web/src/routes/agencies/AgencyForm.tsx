import { useScope } from '@naga/app-kit/PermissionGate';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import type { Refused } from '../../session/refused.js';
import { useForm } from '../../features/form/use-form.js';
import { countryOptions } from '../../features/place/country-words.js';
import type { Agency_RowFragment, AgencyInput } from './agencies.generated.js';
import { LevelField } from './LevelField.js';
import { type AgencyValues, CURRENCIES, inputOf, wrongIn } from './agency-values.js';
import { words } from './words.js';

type Answer = Agency_RowFragment | Refused;

export interface AgencyFormProps {
  initial: AgencyValues;
  draft: string;
  send: (input: AgencyInput) => Promise<Answer | null | undefined>;
  texts?: Readonly<Record<string, string>>;
  back: string;
  more?: ReactNode;
  /** What it earns by now. */
  level?: { id: string; name: string } | null;
}

/** The form of an agency; its owner changes only whom to ask for, the rest is shown to him. */
export function AgencyForm({ initial, draft, send, texts, back, more, level = null }: AgencyFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isOwner = useScope('user.manage') === 'agency';
  const form = useForm<AgencyValues, Answer>({
    initial,
    draft,
    check: wrongIn,
    send: (values) => send(inputOf(values)),
    refusedAt: { AGENCY_NAME_TAKEN: 'name', OUT_OF_YOUR_SCOPE: 'countryCode' },
    ...(texts !== undefined && { texts }),
    done: intl.formatMessage(words.saved),
    onDone: (agency) => navigate(`/agencies/${(agency as Agency_RowFragment).id}`),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back={back} more={more}>
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
    </EditForm>
  );
}
