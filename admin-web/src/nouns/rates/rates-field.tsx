import { ratesText, type SaidRate } from '@naga/kernel/rate-text.js';
import { FieldError } from '@naga/ui/FieldError';
import type { FormValues } from '../../features/form/use-form.js';
import { common, valueOf } from '../../records/noun/fields.js';
import type { ControlProps, FieldWords, NounField } from '../../records/noun/noun-field.js';
import { RateRows } from './RateRows.js';
import { RatesShown, worthText } from './RatesShown.js';
import { isWrong, NEW_RATE, rateInput, type RateValues, type ReadRate, saidRate, typedRate } from './rate-values.js';
import { rateWords } from './rate-words.js';

/** Values of a form are plain: a list of RateValues as JSON. */
const typedIn = (name: string, values: FormValues): RateValues[] => JSON.parse(String(values[name])) as RateValues[];
const readIn = (name: string, values: object): readonly ReadRate[] => valueOf(name, values as never) as ReadRate[];

/** The rates of a commission level. */
export const rates = (said: { label: FieldWords; hint: FieldWords }): NounField<SaidRate[]> => {
  const { EITHER_OR, ENDS_BEFORE, OVERLAPS, RATES } = rateWords;
  return {
    ...common(said),
    says: { EITHER_OR, ENDS_BEFORE, OVERLAPS, RATES },
    typed: (name, row) => ({
      [name]: JSON.stringify(row === undefined ? [NEW_RATE] : readIn(name, row).map(typedRate)),
    }),
    input: (name, values) => typedIn(name, values).map(rateInput),
    check: (name, values) => ({ [name]: typedIn(name, values).some(isWrong) && 'RATES' }),
    text: (_, name, row) => readIn(name, row).map(worthText).join(', '),
    written: (name, values) => ratesText(readIn(name, values).map(saidRate)),
    Shown: RatesShown,
    Control: RatesControl,
  };
};

function RatesControl({ name, label, hint, form }: ControlProps) {
  const { id, value, error } = form.text(name);
  return (
    <fieldset
      id={id}
      className="ticked"
      tabIndex={-1}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      <legend>{label}</legend>
      {hint !== undefined && <p>{hint}</p>}
      <RateRows
        rates={JSON.parse(value) as RateValues[]}
        onChange={(next) => form.set({ [name]: JSON.stringify(next) })}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
