import { skipToken } from '@apollo/client/react';
import { formatCount } from '@naga/kernel/money.js';
import { ComboField, type ComboFieldProps } from '@naga/ui/ComboField';
import { useMemo, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useSettled } from '../../session/use-settled.js';
import { useSellingAgenciesQuery } from './agency-choice.generated.js';

const words = defineMessages<{
  hint: NoMessageValues;
  list: NoMessageValues;
  found: { count: number; shown: string };
}>({
  hint: { id: 'admin.agency-choice.letters', defaultMessage: 'Type two letters or more of its name' },
  list: { id: 'admin.noun.suggestions', defaultMessage: 'Suggestions' },
  found: {
    id: 'admin.noun.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {one found} other {{shown} found}}',
  },
});

/** Fewer find nothing. */
const LEAST_LETTERS = 2;

export interface AgencyComboProps extends Pick<ComboFieldProps, 'label' | 'error'> {
  /** Agency.id, '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** An agency by its name, for who does not look after any: letters find it, and it stands there by its name. */
export function AgencyCombo({ value, onChange, ...field }: AgencyComboProps) {
  const intl = useIntl();
  const [text, setText] = useState<string>();
  const [picked, setPicked] = useState({ value: '', label: '' });
  const wanted = (useSettled(text) ?? '').trim();
  const isAsked = [...wanted].length >= LEAST_LETTERS;
  const { data, loading } = useSellingAgenciesQuery(isAsked ? { variables: { text: wanted } } : skipToken);
  const found = isAsked ? data?.sellingAgencies : undefined;
  const options = useMemo(() => (found ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })), [found]);
  const count = options.length;
  return (
    <ComboField
      {...field}
      required
      hint={intl.formatMessage(words.hint)}
      chosen={picked.value === value ? picked.label : value}
      options={options}
      listLabel={intl.formatMessage(words.list)}
      status={loading || !isAsked ? '' : intl.formatMessage(words.found, { count, shown: formatCount(count) })}
      onSearch={setText}
      onChoose={(chosen) => {
        setPicked({ value: chosen, label: options.find((one) => one.value === chosen)?.label ?? '' });
        onChange(chosen);
      }}
    />
  );
}
