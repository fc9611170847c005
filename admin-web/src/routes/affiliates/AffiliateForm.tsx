import { useScope } from '@naga/app-kit/PermissionGate';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import type { Refused } from '../../session/refused.js';
import { useForm } from '../../features/form/use-form.js';
import { countryOptions } from '../../features/place/country-words.js';
import { type AffiliateValues, inputOf, wrongIn } from './affiliate-values.js';
import type { Affiliate_RowFragment, AffiliateInput } from './affiliates.generated.js';
import { UserChoice } from './UserChoice.js';
import { words } from './words.js';

type Answer = Affiliate_RowFragment | Refused;

export interface AffiliateFormProps {
  initial: AffiliateValues;
  draft: string;
  /** Of now, so that he is a choice. */
  account?: Affiliate_RowFragment['account'];
  send: (input: AffiliateInput) => Promise<Answer | null | undefined>;
  texts?: Readonly<Record<string, string>>;
  back: string;
  more?: ReactNode;
}

/** The form of an affiliate. */
export function AffiliateForm({ initial, draft, account = null, send, texts, back, more }: AffiliateFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isEverywhere = useScope('affiliate.manage') === 'all';
  const form = useForm<AffiliateValues, Answer>({
    initial,
    draft,
    check: wrongIn,
    send: (values) => send(inputOf(values)),
    refusedAt: { OUT_OF_YOUR_SCOPE: 'countryCode' },
    texts: { DIGITS: intl.formatMessage(words.digits), MATCHES: intl.formatMessage(words.digits), ...texts },
    done: intl.formatMessage(words.saved),
    onDone: (saved) => navigate(`/affiliates/${(saved as Affiliate_RowFragment).id}`),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back={back} more={more}>
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
          inputMode="decimal"
          {...form.text('commissionPercent')}
        />
        <CheckboxField label={intl.formatMessage(words.open)} {...form.flag('active')} />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.account} />} about={<FormattedMessage {...words.accountAbout} />}>
        <UserChoice account={account} field={form.text('accountId')} />
      </FormSection>
    </EditForm>
  );
}
