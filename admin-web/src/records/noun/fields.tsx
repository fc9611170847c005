import { formatCount } from '@naga/kernel/money.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import type { Reach } from '@naga/kernel/reach.js';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { localName } from '../../session/local-name.js';
import { OWN_NAMES } from '../../session/language.js';
import { typedText } from '../../session/typed-text.js';
import type { ControlProps, FieldWords, NounField, NounRow } from './noun-field.js';
import type { FormValues } from '../../features/form/use-form.js';
import type { FoundControlProps } from '../../features/list/list-filter.js';
import { SelectField } from '@naga/ui/SelectField';
import { nounWords } from './noun-words.js';

export interface Said {
  readonly label: FieldWords;
  readonly hint?: FieldWords;
  readonly fixed?: true;
  readonly optional?: true;
  readonly sorted?: true;
  /** Whether the list is narrowed to one value of it, where the graph can: choices and references are unless they say no. */
  readonly filtered?: boolean;
  readonly editableBy?: readonly Reach[];
}

export const valueOf = (name: string, row: NounRow | undefined): unknown =>
  (row as Readonly<Record<string, unknown>> | undefined)?.[name];

export const common = ({ label, hint, fixed, optional, sorted, editableBy }: Said) => ({
  label,
  ...(hint && { hint }),
  ...(editableBy && { editableBy }),
  fixed: fixed === true,
  optional: optional === true,
  sorted: sorted === true,
  parts: [''],
});

interface TextSaid extends Said {
  readonly max: number;
}

const texts = (said: TextSaid) => ({
  ...common(said),
  typed: (name: string, row: NounRow | undefined) => ({
    [name]: (valueOf(name, row) as string | null | undefined) ?? '',
  }),
  check: (name: string, values: Record<string, string | boolean>) => ({
    [name]: said.optional !== true && String(values[name]).trim() === '' && 'REQUIRED',
  }),
  text: (_: unknown, name: string, row: NounRow) => (valueOf(name, row) as string | null) ?? '',
});

export const frame = ({ label, hint, optional }: Pick<ControlProps, 'label' | 'hint' | 'optional'>) => ({
  label,
  ...(hint !== undefined && { hint }),
  ...(optional ? { optional: true } : { required: true }),
});

/** A text on one line. */
export const line = (said: TextSaid): NounField<string> => ({
  ...texts(said),
  input: (name, values) => String(values[name]).trim(),
  Control: (props) => <TextField {...frame(props)} maxLength={said.max} {...props.form.text(props.name)} />,
});

/** The same, where it may be left out. */
export const optionalLine = (said: Omit<TextSaid, 'optional'>): NounField<string | null | undefined> => ({
  ...line({ ...said, optional: true }),
  input: (name, values) => typedText(String(values[name])),
});

/** A text on several lines, which may be left out. */
export const paragraph = (said: Omit<TextSaid, 'optional'>): NounField<string | null | undefined> => ({
  ...optionalLine(said),
  Control: (props) => <TextAreaField {...frame(props)} maxLength={said.max} {...props.form.text(props.name)} />,
});

type Names = { en: string } & { readonly [language in 'km' | 'th' | 'vi' | 'es']?: string | null | undefined };
const partOf = (name: string, language: string): string => `${name}.${language}`;

/** A text in five languages: English, and where people know one, the others. */
export const names = (said: TextSaid): NounField<Names> => ({
  ...common(said),
  parts: LANGUAGES.map((code) => `.${code}`),
  typed(name, row) {
    const known = valueOf(name, row) as Names | null | undefined;
    return Object.fromEntries(LANGUAGES.map((code) => [partOf(name, code), known?.[code] ?? '']));
  },
  input: (name, values) =>
    Object.fromEntries(LANGUAGES.map((code) => [code, typedText(String(values[partOf(name, code)]))])) as Names,
  check: (name, values) => ({ [partOf(name, 'en')]: String(values[partOf(name, 'en')]).trim() === '' && 'REQUIRED' }),
  text: (intl, name, row) => localName(intl.locale, valueOf(name, row) as Parameters<typeof localName>[1]),
  Control: (props) => <InLanguages {...props} max={said.max} as={TextField} />,
});

type TextInput = typeof TextField | typeof TextAreaField;

function InLanguages({ name, label, hint, max, form, optional, as }: ControlProps & { max: number; as: TextInput }) {
  const intl = useIntl();
  const Field = as as typeof TextField;
  return LANGUAGES.map((code) => (
    <Field
      key={code}
      label={intl.formatMessage(nounWords.inLanguage, { label, language: OWN_NAMES[code] })}
      {...(code === 'en' && hint !== undefined && { hint })}
      lang={code}
      maxLength={max}
      {...(code === 'en' && !optional ? { required: true } : { optional: true })}
      {...form.text(partOf(name, code))}
    />
  ));
}

/** A text in five languages on several lines. */
export const paragraphs = (said: TextSaid): NounField<Names> => ({
  ...names(said),
  Control: (props) => <InLanguages {...props} max={said.max} as={TextAreaField} />,
});

/** The same, where it may be left out: English is there as soon as another language is. */
export function optionalNames(said: Omit<TextSaid, 'optional'>): NounField<Names | null | undefined> {
  const all = names({ ...said, optional: true });
  const isEmpty = (name: string, values: FormValues) =>
    LANGUAGES.every((code) => String(values[partOf(name, code)]).trim() === '');
  return {
    ...all,
    input: (name, values) => (isEmpty(name, values) ? null : all.input(name, values)),
    check: (name, values) => (isEmpty(name, values) ? {} : all.check(name, values)),
    text: (intl, name, row) => (valueOf(name, row) == null ? '' : all.text(intl, name, row)),
  };
}

/** A text in five languages on several lines, which may be left out. */
export const optionalParagraphs = (said: Omit<TextSaid, 'optional'>): NounField<Names | null | undefined> => ({
  ...optionalNames(said),
  Control: (props) => <InLanguages {...props} max={said.max} as={TextAreaField} />,
});

/** Yes or no. */
export const flag = (said: Omit<Said, 'optional'>): NounField<boolean> => ({
  ...common(said),
  typed: (name, row) => ({ [name]: valueOf(name, row) === true }),
  input: (name, values) => values[name] === true,
  check: () => ({}),
  text: (intl, name, row) => intl.formatMessage(valueOf(name, row) === true ? nounWords.yes : nounWords.no),
  Control: ({ name, label, hint, form }) => (
    <CheckboxField label={label} {...(hint !== undefined && { hint })} {...form.flag(name)} />
  ),
  ...(said.filtered && { Filter: NarrowFlag, narrow: (chosen: string) => chosen === YES }),
});

const YES = 'yes';

function NarrowFlag({ label, none, value, onChange }: FoundControlProps) {
  const intl = useIntl();
  const options = [
    { value: YES, label: intl.formatMessage(nounWords.yes) },
    { value: 'no', label: intl.formatMessage(nounWords.no) },
  ];
  return (
    <SelectField
      label={label}
      placeholder={none}
      options={options}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface NumberSaid extends Said {
  readonly min: number;
  readonly max: number;
  /** It counts nothing: a number of somebody else's books, written as it is there. */
  readonly isName?: true;
}

/** What is counted, as everywhere; other numbers as they are typed, whose point every language reads. */
const numberText = (value: number | null, { isName }: NumberSaid): string => {
  if (value === null) return '';
  return Number.isInteger(value) && isName !== true ? formatCount(value) : String(value);
};

const numeric = (said: NumberSaid, form: RegExp): NounField<number | null> => ({
  ...common(said),
  typed: (name, row) => ({ [name]: String(valueOf(name, row) ?? '') }),
  input: (name, values) => (String(values[name]).trim() === '' ? null : Number(values[name])),
  check(name, values) {
    const text = String(values[name]).trim();
    if (text === '') return { [name]: said.optional !== true && 'REQUIRED' };
    if (!form.test(text)) return { [name]: 'IS_NUMBER' };
    return { [name]: (Number(text) < said.min && 'MIN') || (Number(text) > said.max && 'MAX') };
  },
  text: (_, name, row) => numberText(valueOf(name, row) as number | null, said),
  Control: (props) => <TextField {...frame(props)} inputMode="decimal" {...props.form.text(props.name)} />,
});

/**
 * A whole number.
 * @public
 */
export const whole = (said: NumberSaid): NounField<number> => numeric(said, /^-?\d{1,9}$/) as NounField<number>;
/** A whole number of up to fifteen digits: of a ticket. */
export const large = (said: NumberSaid): NounField<number> =>
  numeric({ ...said, isName: true }, /^\d{1,15}$/) as NounField<number>;
/** A number with decimals. */
export const decimal = (said: NumberSaid): NounField<number> =>
  numeric(said, /^-?\d{1,9}(?:\.\d{1,9})?$/) as NounField<number>;
/** A whole number that may be left out. */
export const optionalWhole = (said: Omit<NumberSaid, 'optional'>): NounField<number | null | undefined> =>
  numeric({ ...said, optional: true }, /^-?\d{1,9}$/) as NounField<number | null | undefined>;

/** A number with decimals that may be left out. */
export const optionalDecimal = (said: Omit<NumberSaid, 'optional'>): NounField<number | null | undefined> =>
  numeric({ ...said, optional: true }, /^-?\d{1,9}(?:\.\d{1,9})?$/) as NounField<number | null | undefined>;
