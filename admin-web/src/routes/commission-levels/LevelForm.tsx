import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { countryOptions } from '../../features/place/country-words.js';
import type { Refused } from '../../session/refused.js';
import type { CommissionLevel_RowFragment, CommissionLevelInput } from './commission-levels.generated.js';
import { inputOf, type LevelValues, ratesOf, wrongIn } from './level-values.js';
import { RateRows } from './RateRows.js';
import { words } from './words.js';

type Answer = CommissionLevel_RowFragment | Refused;

export interface LevelFormProps {
  initial: LevelValues;
  draft: string;
  /** A level stays in its country. */
  isMade: boolean;
  send: (input: CommissionLevelInput) => Promise<Answer | null | undefined>;
  onDone: (level: CommissionLevel_RowFragment) => unknown;
  texts?: Readonly<Record<string, string>>;
  more?: ReactNode;
}

/** What a level is called, whose it is, and its rates. */
export function LevelForm({ initial, draft, isMade, send, onDone, texts, more }: LevelFormProps) {
  const intl = useIntl();
  const form = useForm<LevelValues, Answer>({
    initial,
    draft,
    check: wrongIn,
    send: (values) => send(inputOf(values)),
    refusedAt: { COMMISSION_LEVEL_NAME_TAKEN: 'name', OUT_OF_YOUR_SCOPE: 'countryCode' },
    texts: { RATES: intl.formatMessage(words.ratesWrong), ...texts },
    done: intl.formatMessage(words.saved),
    onDone: (level) => onDone(level as CommissionLevel_RowFragment),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back="/commission-levels" more={more}>
      <FormSection title={<FormattedMessage {...words.level} />} about={<FormattedMessage {...words.levelAbout} />}>
        <TextField label={intl.formatMessage(words.name)} required maxLength={120} {...form.text('name')} />
        <SelectField
          label={intl.formatMessage(words.country)}
          required
          disabled={isMade}
          placeholder={intl.formatMessage(words.choose)}
          options={countryOptions(intl, form.values.countryCode)}
          {...form.text('countryCode')}
        />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.rates} />} about={<FormattedMessage {...words.ratesAbout} />}>
        <div id={form.text('rates').id} tabIndex={-1}>
          <RateRows rates={ratesOf(form.values)} onChange={(rates) => form.set({ rates: JSON.stringify(rates) })} />
        </div>
      </FormSection>
    </EditForm>
  );
}
