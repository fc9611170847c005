import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { TextField } from '@naga/ui/TextField';
import { decimalOf } from '../../features/form/decimal-of.js';
import type { FormValues } from '../../features/form/use-form.js';
import { asMoney } from '../../session/as-money.js';
import { percentText } from '@naga/kernel/percent-text.js';
import { common, frame, type Said } from './fields.js';
import type { NounField } from './noun-field.js';

const HUNDREDTHS = 100;

type Values = Readonly<Record<string, unknown>>;

interface AmountSaid extends Said {
  /** The field that says its currency. */
  readonly currency: string;
  /** Where it is a percentage instead, in basis points. */
  readonly isPercent?: (values: Values) => boolean;
}

const basisPoints = (text: string): number | undefined => {
  const typed = decimalOf(text);
  return typed === undefined ? undefined : Math.round(typed * HUNDREDTHS);
};

const hundredths = (
  said: Said,
  read: (text: string, values: Values) => number | undefined,
  write: (value: number, values: Values) => string,
  wrong: (text: string, values: FormValues) => string | false,
): NounField<number | null> => {
  const written = (name: string, values: Values): string => {
    const value = values[name] as number | null | undefined;
    return value == null ? '' : write(value, values);
  };
  return {
    ...common(said),
    typed: (name, row) => ({ [name]: row === undefined ? '' : written(name, { ...row }) }),
    input: (name, values) => read(String(values[name]), values) ?? null,
    check: (name, values) => {
      const text = String(values[name]).trim();
      return { [name]: text === '' ? said.optional !== true && 'REQUIRED' : wrong(text, values) };
    },
    text: (_, name, row) => written(name, { ...row }),
    written,
    Control: (props) => <TextField {...frame(props)} inputMode="decimal" {...props.form.text(props.name)} />,
  };
};

const wrongPercent = (text: string): string | false => {
  const typed = basisPoints(text);
  return typed === undefined ? 'NUMBER' : typed > HUNDREDTHS * HUNDREDTHS && 'RANGE';
};

/** Money in minor units of the currency that another field says, typed as people write it. */
export function amount(said: AmountSaid): NounField<number> {
  const currencyIn = (values: Values) => values[said.currency] as Currency;
  const isPercent = (values: Values): boolean => said.isPercent?.(values) === true;
  const field = hundredths(
    said,
    (text, values) => (isPercent(values) ? basisPoints(text) : typedAmount(text, currencyIn(values))),
    (value, values) =>
      isPercent(values) ? String(value / HUNDREDTHS) : amountToType({ amount: value, currency: currencyIn(values) }),
    (text, values) =>
      isPercent(values) ? wrongPercent(text) : (typedAmount(text, currencyIn(values)) ?? -1) < 0 && 'AMOUNT',
  );
  return {
    ...(field as NounField<number>),
    look: { align: 'right' },
    text(_, name, row) {
      const values: Values = { ...row };
      const value = values[name] as number | null;
      if (value === null) return '';
      return isPercent(values)
        ? percentText(value / HUNDREDTHS)
        : asMoney({ amount: value, currency: currencyIn(values) });
    },
  };
}

/** The same, where it may be left out. */
export const optionalAmount = (said: Omit<AmountSaid, 'optional'>): NounField<number | null | undefined> =>
  amount({ ...said, optional: true }) as NounField<number | null | undefined>;

/** A share in basis points, typed in percent, which may be left out. */
export function optionalPercent(said: Omit<Said, 'optional'>): NounField<number | null | undefined> {
  const field = hundredths(
    { ...said, optional: true },
    basisPoints,
    (value) => String(value / HUNDREDTHS),
    wrongPercent,
  );
  return {
    ...field,
    text: (intl, name, row) => {
      const typed = field.text(intl, name, row);
      return typed === '' ? '' : percentText(Number(typed));
    },
  };
}

/** The same, asked for as long as something else says so. */
export function share({
  shownIf,
  ...said
}: Omit<Said, 'optional'> & { shownIf: (values: FormValues) => boolean }): NounField<number | null | undefined> {
  const field = optionalPercent(said);
  return {
    ...field,
    shownIf,
    input: (name, values) => (shownIf(values) ? field.input(name, values) : null),
    check: (name, values) => {
      if (!shownIf(values)) return {};
      return String(values[name]).trim() === '' ? { [name]: 'REQUIRED' } : field.check(name, values);
    },
  };
}
