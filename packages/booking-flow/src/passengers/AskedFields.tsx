import { FIELD_NAMES, type PassengerField } from '@naga/kernel/passenger-field.js';
import { TextField } from '@naga/ui/TextField';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { AskedName } from './passenger-form.js';
import { fieldWords } from './passenger-words.js';

type Input = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'maxLength' | 'spellCheck'> & {
  autoComplete: 'off' | 'bday' | 'tel' | 'email';
};

const INPUTS: Record<PassengerField, Input> = {
  DOCUMENT: { autoComplete: 'off', maxLength: 24, spellCheck: false },
  BIRTH_DATE: { type: 'date', autoComplete: 'bday' },
  MOBILE: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 24 },
  EMAIL: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
};

export interface AskedFieldsProps {
  /** What the operators of the rides ask of each passenger. */
  fields: readonly PassengerField[];
  index: number;
  value: Partial<Record<AskedName, string>>;
  /** What is wrong with a field, by its path. */
  wrong: (path: string) => string | undefined;
  onChange: (change: Partial<Record<AskedName, string>>) => void;
  onBlur?: (path: string) => void;
}

/** What operators ask of one passenger beside his name; nothing where none asks. */
export function AskedFields({ fields, index, value, wrong, onChange, onBlur }: AskedFieldsProps) {
  const intl = useIntl();
  return fields.map((field) => {
    const name = FIELD_NAMES[field];
    const path = `passengers.${index}.${name}`;
    const { autoComplete, ...input } = INPUTS[field];
    const isOwn = index === 0 || autoComplete === 'off';
    return (
      <TextField
        key={field}
        {...input}
        label={intl.formatMessage(fieldWords[name])}
        id={path}
        name={path}
        required
        autoComplete={isOwn ? autoComplete : `section-passenger-${index + 1} ${autoComplete}`}
        value={value[name] ?? ''}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        onBlur={() => onBlur?.(path)}
        error={wrong(path)}
      />
    );
  });
}
