import { ChipGroup } from '@naga/ui/ChipGroup';
import { FieldError } from '@naga/ui/FieldError';
import { type IntlShape, useIntl } from 'react-intl';
import { Narrow } from './choice-fields.js';
import { common, type Said, valueOf } from './fields.js';
import type { ControlProps, NounField } from './noun-field.js';

const SEPARATOR = ';';
const said = (typed: string): string[] => typed.split(SEPARATOR).filter((one) => one !== '');

interface ChipsSaid extends Omit<Said, 'optional' | 'sorted'> {
  /** What there is to choose from, in order. */
  readonly of: readonly string[];
  readonly named: (intl: IntlShape, value: string) => string;
}

/** Several of a few words; none of them stands for all. */
export function chips({ of, named, ...more }: ChipsSaid): NounField<string[]> {
  const optionsIn = (intl: IntlShape) => of.map((value) => ({ value, label: named(intl, value) }));
  const useOptions = () => optionsIn(useIntl());
  const listed = (name: string, values: unknown): readonly (string | number)[] =>
    (valueOf(name, values as never) as readonly (string | number)[] | undefined) ?? [];
  return {
    ...common(more),
    typed: (name, row) => ({ [name]: listed(name, row).join(SEPARATOR) }),
    input: (name, values) => of.filter((one) => said(String(values[name])).includes(one)),
    check: () => ({}),
    text: (intl, name, row) =>
      listed(name, row)
        .map((one) => named(intl, String(one)))
        .join(', '),
    written: (name, values) => listed(name, values).join(SEPARATOR),
    Control: (props) => <Chips {...props} options={useOptions()} />,
    ...(more.filtered && { Filter: (props) => <Narrow {...props} options={useOptions()} /> }),
  };
}

/** The same of numbers. */
export const numberChips = (more: ChipsSaid): NounField<number[]> => {
  const field = chips(more);
  return { ...field, input: (name, values) => field.input(name, values).map(Number) };
};

function Chips({
  name,
  label,
  form,
  options,
}: ControlProps & { options: readonly { value: string; label: string }[] }) {
  const { id, value, error } = form.text(name);
  return (
    <div id={id} tabIndex={-1} {...(error !== undefined && { 'aria-describedby': `${id}-error` })}>
      <ChipGroup
        legend={label}
        options={options}
        values={said(value)}
        onChange={(values: string[]) => form.set({ [name]: values.join(SEPARATOR) })}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
