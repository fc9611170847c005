import { CURRENCIES, type Currency, typedAmount } from '@naga/kernel/money.js';
import { SafeInt } from '../graphql/scalars.js';
import { type FieldSaid, kindOf, noText, problemAt, TypedCell, WHOLE } from './noun-field.js';

type Values = Readonly<Record<string, unknown>>;

interface AmountSaid extends Omit<FieldSaid, 'summed'> {
  /** The field that says its currency. */
  readonly currency: string;
  /** Minor units. */
  readonly min: number;
  readonly max: number;
  readonly optional?: true;
}

/** Money that is always money: lists may add it up. */
interface PlainAmountSaid extends AmountSaid {
  readonly summed?: true;
  readonly isPercent?: undefined;
}

interface ShareOrAmountSaid extends AmountSaid {
  /** Where it is basis points instead, and files say percent. */
  readonly isPercent: (values: Values) => boolean;
}

const HUNDREDTHS = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*%?$/;

/** '12.5' percent in basis points; undefined for what is no percentage. */
function typedPercent(text: string): number | undefined {
  const [, whole, fraction = ''] = HUNDREDTHS.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole}${fraction.padEnd(2, '0')}`);
}

const isCurrency = (code: unknown): code is Currency => CURRENCIES.some((known) => known === code);

const hundredths = <Said extends FieldSaid & { min: number; max: number }>(
  said: Said,
  read: (text: string, values: Values) => number | undefined,
) =>
  kindOf<number, Said>(said, {
    output: () => SafeInt,
    input: () => SafeInt,
    cast: '::bigint',
    read: (column) => `${column}::float8`,
    problems(value) {
      if (value < said.min) return problemAt('MIN', { min: said.min });
      return value > said.max ? problemAt('MAX', { max: said.max }) : [];
    },
    parts: WHOLE,
    parse: (cell) => (cell('') === '' ? null : new TypedCell((values) => read(cell(''), values))),
    stored: (value) => value,
    order: (column) => `coalesce(${column}, ${said.min - 1})`,
    orderKind: 'whole',
    text: noText,
  });

/** Money in minor units of the currency that another field says; files say it as people write it: '2.50'. */
export const amount = <const Said extends PlainAmountSaid | ShareOrAmountSaid>(said: Said) =>
  hundredths(said, (text, values) => {
    if (said.isPercent?.(values)) return typedPercent(text);
    const currency = values[said.currency];
    return isCurrency(currency) ? typedAmount(text, currency) : undefined;
  });

interface PercentSaid extends Omit<FieldSaid, 'summed'> {
  /** Basis points. */
  readonly min: number;
  readonly max: number;
  readonly optional?: true;
}

/** A share in basis points; files say it in percent: '12.5'. */
export const percent = <const Said extends PercentSaid>(said: Said) => hundredths(said, typedPercent);
