import { isRowId } from '@naga/kernel/row-id.js';
import { SelectField, type SelectFieldProps } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useDeferredValue, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useAgencyChoiceQuery } from './agency-choice.generated.js';

const words = defineMessages<{ find: NoMessageValues; findHint: { count: number } }>({
  find: { id: 'admin.agency-choice.find', defaultMessage: 'Find the agency' },
  findHint: {
    id: 'admin.agency-choice.find-hint',
    defaultMessage:
      '{count, plural, one {One more is not shown} other {# more are not shown}}: type a part of its name',
  },
});

export interface AgencyChoiceProps extends Omit<SelectFieldProps, 'options' | 'placeholder' | 'value'> {
  /** What stands there while none is chosen. */
  none: string;
  /** Agency.id, '' for none. */
  value: string;
}

/**
 * One agency of however many: the first twenty within reach are there to choose from, letters find the others on the
 * server, and who is chosen stays a choice. The search is shown where there are more than twenty.
 */
export function AgencyChoice({ none, value, ...field }: AgencyChoiceProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const isChosen = isRowId(value);
  const result = useAgencyChoiceQuery({ variables: { text: wanted, id: isChosen ? value : '0', isChosen } });
  const { agencies, agency } = result.data ?? result.previousData ?? {};
  const found = agencies?.rows ?? [];
  const chosen = agency != null && agency.id === value && !found.some(({ id }) => id === value) ? [agency] : [];
  const hidden = Math.max(0, (agencies?.total ?? 0) - found.length);
  return (
    <>
      {(hidden > 0 || text !== '') && (
        <TextField
          type="search"
          label={intl.formatMessage(words.find)}
          {...(hidden > 0 && { hint: intl.formatMessage(words.findHint, { count: hidden }) })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <SelectField
        {...field}
        value={value}
        options={[
          { value: '', label: none },
          ...[...chosen, ...found].map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  );
}

interface AgencyFilterProps extends Pick<AgencyChoiceProps, 'none' | 'value'> {
  label: string;
  onChange: (value: string) => void;
}

/** The same as the filter of a list. */
export const AgencyFilter = ({ onChange, ...filter }: AgencyFilterProps) => (
  <AgencyChoice {...filter} onChange={(event) => onChange(event.currentTarget.value)} />
);
