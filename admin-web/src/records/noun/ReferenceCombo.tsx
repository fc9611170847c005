import { useQuery } from '@apollo/client/react';
import { formatCount } from '@naga/kernel/money.js';
import { ComboField, type ComboFieldProps } from '@naga/ui/ComboField';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSettled } from '../../session/use-settled.js';
import type { ChosenFrom, Noun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';

/** As many as are looked through at a glance; further letters find the others. */
const FOUND = 20;

type Frame = Pick<
  ComboFieldProps,
  'label' | 'hint' | 'error' | 'required' | 'optional' | 'id' | 'name' | 'placeholder'
>;

export interface ReferenceComboProps extends Frame {
  /** Whose records are chosen from. */
  to: ChosenFrom<NounRow>;
  beside: (intl: IntlShape, row: NounRow) => string;
  /** What else its list is narrowed to. */
  within?: Readonly<Record<string, unknown>>;
  /** Id of who chooses: nothing refers to itself. */
  except?: string | undefined;
  /** Id of the chosen record, '' for none. */
  value: string;
  onChange: (value: string, row: NounRow | undefined) => void;
}

const asked = (filter: object) => ({
  filter: { ...filter },
  order: null,
  descending: false,
  page: 1,
  pageSize: FOUND,
  counted: false,
});

/** A record of a noun that has many of them: letters find it on the server, and it stands there by its name. */
export function ReferenceCombo({ to, beside, within, except, value, onChange, ...field }: ReferenceComboProps) {
  const intl = useIntl();
  const { list } = to as unknown as Noun['documents'];
  const [text, setText] = useState<string>();
  const [picked, setPicked] = useState({ value: '', label: '' });
  const wanted = useSettled(text);
  const found = useQuery(list, {
    variables: asked({ ...within, text: wanted?.trim() || null }),
    skip: wanted === undefined,
  });
  const isKnown = value === '' || picked.value === value;
  const known = useQuery(list, { variables: asked({ ids: [value] }), skip: isKnown });
  const rows = found.data?.page.rows;
  const options = useMemo(
    () =>
      (rows ?? [])
        .filter(({ id }) => id !== except)
        .map((row) => ({ value: row.id, label: row.name, hint: beside(intl, row) })),
    [rows, beside, except, intl],
  );
  const label = picked.value === value ? picked.label : (known.data?.page.rows[0]?.name ?? '');
  const count = options.length;
  return (
    <ComboField
      {...field}
      chosen={value === '' ? '' : label}
      options={options}
      listLabel={intl.formatMessage(nounWords.suggestions)}
      status={found.loading ? '' : intl.formatMessage(nounWords.found, { count, shown: formatCount(count) })}
      onSearch={setText}
      onChoose={(chosen) => {
        const row = rows?.find(({ id }) => id === chosen);
        setPicked({ value: chosen, label: row?.name ?? '' });
        onChange(chosen, row);
      }}
    />
  );
}
