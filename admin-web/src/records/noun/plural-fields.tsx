import { CheckboxField } from '@naga/ui/CheckboxField';
import { FieldError } from '@naga/ui/FieldError';
import { type ReferenceSaid, useAll } from './choice-fields.js';
import { common, valueOf } from './fields.js';
import type { ChosenFrom } from './noun.js';
import type { ControlProps, NounField, NounRow } from './noun-field.js';

const SEPARATOR = ';';
const idsIn = (typed: string): string[] => typed.split(SEPARATOR).filter((id) => id !== '');

/** Records of another noun, ticked; their names stand beside their ids: amenityIds, amenityNames. */
export const references = <Row extends NounRow>(
  said: Omit<ReferenceSaid<Row>, 'optional' | 'sorted' | 'filtered' | 'many' | 'beside'>,
): NounField<string[]> => ({
  ...common(said),
  typed: (name, row) => ({ [name]: ((valueOf(name, row) as readonly string[] | undefined) ?? []).join(SEPARATOR) }),
  input: (name, values) => idsIn(String(values[name])),
  check: () => ({}),
  text: (_, name, row) =>
    ((valueOf(name.replace(/Ids$/, 'Names'), row) as readonly { name: string }[] | undefined) ?? [])
      .map((one) => one.name)
      .join(', '),
  Control: (props) => <Ticked {...props} to={said.to} />,
});

function Ticked({ name, label, hint, form, to }: ControlProps & { to: ChosenFrom<NounRow> }) {
  const options = useAll(to);
  const { id, value, error } = form.text(name);
  const ids = idsIn(value);
  const turn = (one: string) => {
    const next = ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one];
    form.set({ [name]: next.sort((a, b) => Number(a) - Number(b)).join(SEPARATOR) });
  };
  return (
    <fieldset
      id={id}
      className="ticked"
      tabIndex={-1}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      <legend>{label}</legend>
      {hint !== undefined && <p>{hint}</p>}
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          checked={ids.includes(option.value)}
          onChange={() => turn(option.value)}
        />
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
