import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FieldError } from '@naga/ui/FieldError';
import { SelectField } from '@naga/ui/SelectField';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useIntl } from 'react-intl';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { Narrow } from '../../records/noun/choice-fields.js';
import { common, valueOf } from '../../records/noun/fields.js';
import type { ControlProps, FieldWords, NounField } from '../../records/noun/noun-field.js';
import { nounWords } from '../../records/noun/noun-words.js';

const SEPARATOR = ';';
const idsIn = (typed: string): string[] => typed.split(SEPARATOR).filter((id) => id !== '');
type Named = readonly { readonly name: string }[];

/** The operators whose fares a coupon lowers, none for all of them; an operator's lowers its own. */
export const couponOperators = (said: { label: FieldWords; hint: FieldWords }): NounField<string[]> => ({
  ...common(said),
  typed: (name, row, me) => ({
    [name]: (row === undefined ? [me?.operatorId ?? ''] : (valueOf(name, row) as readonly string[])).join(SEPARATOR),
  }),
  input: (name, values) => idsIn(String(values[name])),
  check: () => ({}),
  text: (_, _name, row) => (valueOf('operators', row) as Named).map(({ name }) => name).join(', '),
  Control: Operators,
  Filter: (props) => <Narrow {...props} options={useOperatorOptions()} />,
});

function Operators({ name, label, hint, form }: ControlProps) {
  const intl = useIntl();
  const isOwn = useScope('coupon.manage') === 'operator';
  const options = useOperatorOptions();
  const { id, value, error } = form.text(name);
  const chosen = idsIn(value);
  const set = (ids: readonly string[]) => form.set({ [name]: ids.join(SEPARATOR) });
  return (
    <fieldset
      id={id}
      className="ticked"
      tabIndex={-1}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      <legend>{label}</legend>
      {hint !== undefined && !isOwn && <p>{hint}</p>}
      {chosen.length > 0 && (
        <ul className="gathered">
          {chosen.map((one) => {
            const operator = options.find((option) => option.value === one)?.label ?? one;
            return (
              <li key={one}>
                {operator}{' '}
                {!isOwn && (
                  <Button variant="quiet" onClick={() => set(chosen.filter((other) => other !== one))}>
                    {intl.formatMessage(nounWords.remove)} <VisuallyHidden>{operator}</VisuallyHidden>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isOwn && (
        <SelectField
          label={intl.formatMessage(nounWords.addOne)}
          optional
          placeholder={intl.formatMessage(nounWords.choose)}
          options={options.filter((option) => !chosen.includes(option.value))}
          value=""
          onChange={({ currentTarget }) => currentTarget.value !== '' && set([...chosen, currentTarget.value])}
        />
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
