import { useQuery } from '@apollo/client/react';
import { SelectField } from '@naga/ui/SelectField';
import { useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { FoundControlProps } from '../../features/list/list-filter.js';
import { common, frame, type Said, valueOf } from './fields.js';
import type { RecordPlace } from '../record-kind.js';
import type { ChosenFrom, Noun } from './noun.js';
import type { ControlProps, FieldWords, FirstRecord, NounField, NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';
import { ReferenceCombo } from './ReferenceCombo.js';

/** What is chosen is kept in a form as its value, '' for nothing. */
export const chosen = {
  typed: (name: string, row: NounRow | undefined) => ({
    [name]: (valueOf(name, row) as string | null | undefined) ?? '',
  }),
  check: (isOptional: boolean) => (name: string, values: Record<string, string | boolean>) => ({
    [name]: !isOptional && values[name] === '' && 'REQUIRED',
  }),
};

interface ChoiceSaid<Value extends string> extends Said {
  readonly of: Readonly<Record<Value, FieldWords>>;
}

/** One of a few words. */
export function choice<Value extends string>(said: ChoiceSaid<Value>): NounField<Value> {
  const useOptions = () => {
    const intl = useIntl();
    return Object.entries<FieldWords>(said.of).map(([value, word]) => ({
      value,
      label: intl.formatMessage(word as FieldWords),
    }));
  };
  return {
    ...common(said),
    typed: chosen.typed,
    check: chosen.check(said.optional === true),
    input: (name, values) => values[name] as Value,
    text(intl, name, row) {
      const value = valueOf(name, row) as Value | null;
      if (value === null) return '';
      return Object.hasOwn(said.of, value) ? intl.formatMessage(said.of[value] as FieldWords) : value;
    },
    Control: (props) => <Choice {...props} options={useOptions()} />,
    ...(said.filtered !== false && { Filter: (props) => <Narrow {...props} options={useOptions()} /> }),
  };
}

/** One of a few codes that are the same in every language: a currency. */
export function code({ of, filtered = false, ...said }: Omit<Said, 'optional'> & { of: readonly string[] }) {
  const options = of.map((value) => ({ value, label: value }));
  const field: NounField<string> = {
    ...choice({ ...said, of: {}, filtered: false }),
    Control: (props) => <Choice {...props} options={options} />,
  };
  return filtered ? { ...field, Filter: (props: FoundControlProps) => <Narrow {...props} options={options} /> } : field;
}

/** The same, where it may be left out. */
export const optionalChoice = <Value extends string>(
  said: Omit<ChoiceSaid<Value>, 'optional'>,
): NounField<Value | null | undefined> => ({
  ...choice<Value>({ ...said, optional: true }),
  input: (name, values) => (values[name] as Value | '') || null,
});

interface Options {
  /** Instead of 'None'. */
  nothing?: string;
  options: readonly { value: string; label: string }[];
}

interface ChoiceProps extends ControlProps, Options {
  /** Who has one choice has made it. */
  isSettled?: boolean;
}

export function Choice({ options, nothing, isSettled = false, ...props }: ChoiceProps) {
  const intl = useIntl();
  const binding = props.form.text(props.name);
  return (
    <SelectField
      {...frame(props)}
      disabled={isSettled && options.length === 1 && options[0]!.value === binding.value}
      placeholder={nothing ?? intl.formatMessage(props.optional ? nounWords.none : nounWords.choose)}
      options={options}
      {...binding}
    />
  );
}

export const Narrow = ({ label, none, value, onChange, options }: FoundControlProps & Options) => (
  <SelectField
    label={label}
    placeholder={none}
    options={options}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

const MOST_OPTIONS = 500;

export interface ReferenceSaid<Row extends NounRow> extends Said {
  /** Whose records are chosen from. */
  readonly to: ChosenFrom<Row>;
  /** Where they have their pages. */
  readonly place?: RecordPlace;
  /** There are more than a list can hold: they are searched for on the server. */
  readonly many?: true;
  /** What tells two of one name apart, where there are many. */
  readonly beside?: (intl: IntlShape, row: Row) => string;
  /** What else the form takes from the chosen one, where there are many and nobody has typed anything else. */
  readonly brings?: (row: Row) => Readonly<Record<string, string>>;
}

/** The records that one chooses from, by name. */
export const useAll = (to: ChosenFrom<NounRow>): Options['options'] => {
  const variables = { filter: {}, order: null, descending: false, page: 1, pageSize: MOST_OPTIONS, counted: false };
  const { list } = to as unknown as Noun['documents'];
  const rows = useQuery(list, { variables }).data?.page.rows ?? [];
  return rows.map(({ id, name }) => ({ value: id, label: name }));
};

const few = (to: ChosenFrom<NounRow>): Required<Pick<NounField<string>, 'Control' | 'Filter'>> => ({
  Control: (props) => <Choice {...props} options={useAll(to)} />,
  Filter: (props) => <Narrow {...props} options={useAll(to)} />,
});

const searched = ({
  to,
  beside = () => '',
  brings = () => ({}),
}: ReferenceSaid<NounRow>): Required<Pick<NounField<string>, 'Control' | 'Filter'>> => ({
  Control({ form, ...props }) {
    const intl = useIntl();
    const brought = useRef<Readonly<Record<string, string>>>({});
    const { onChange: _, ...binding } = form.text(props.name);
    function choose(value: string, row: NounRow | undefined) {
      const offered = row === undefined ? {} : brings(row);
      const open = Object.entries(offered).filter(([name]) =>
        ['', brought.current[name]].includes(form.text(name).value),
      );
      brought.current = offered;
      form.set({ ...Object.fromEntries(open), [props.name]: value });
    }
    return (
      <ReferenceCombo
        {...frame(props)}
        {...binding}
        to={to}
        beside={beside}
        placeholder={intl.formatMessage(props.optional ? nounWords.none : nounWords.choose)}
        onChange={choose}
      />
    );
  },
  Filter: ({ none, ...props }) => <ReferenceCombo {...props} to={to} beside={beside} placeholder={none} />,
});

const firstOf = ({ to, brings = () => ({}) }: ReferenceSaid<NounRow>): FirstRecord => ({
  list: (to as unknown as Noun['documents']).list,
  brings,
});

/** A record of another noun; its name stands beside its id under the same name without 'Id'. */
export function reference<Row extends NounRow>(said: ReferenceSaid<Row>): NounField<string> {
  const { Control, Filter } = said.many ? searched(said as unknown as ReferenceSaid<NounRow>) : few(said.to);
  return {
    ...common(said),
    typed: chosen.typed,
    check: chosen.check(said.optional === true),
    input: (name, values) => String(values[name]),
    text: (_, name, row) => (valueOf(name.replace(/Id$/, ''), row) as { name: string } | null)?.name ?? '',
    Control,
    ...(said.place && { place: said.place }),
    ...(said.to && { first: firstOf(said as unknown as ReferenceSaid<NounRow>) }),
    ...(said.filtered !== false && { Filter }),
  };
}

/** The same, where it may be left out. */
export const optionalReference = <Row extends NounRow>(
  said: Omit<ReferenceSaid<Row>, 'optional'>,
): NounField<string | null | undefined> => ({
  ...reference({ ...said, optional: true }),
  input: (name, values) => String(values[name]) || null,
});
