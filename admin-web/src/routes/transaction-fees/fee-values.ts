import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@naga/kernel/payment-method.js';
import type { FeeRate, FeeTerms } from '@naga/kernel/transaction-fee.js';
import { decimalOf } from '../../features/form/decimal-of.js';

/** In the order of the form. */
export const METHODS = Object.keys(PAYMENT_METHODS) as readonly PaymentMethod[];

const HUNDREDTHS = 100;
/** Percent. */
const MOST_PERCENT = 10;

/** A share and an amount as they are typed; both empty: the standard fee. */
export type FeeValues = Readonly<Record<string, string>>;

/** Names of the two fields of a method. */
export const fieldsOf = (method: PaymentMethod) => ({ percent: `${method}.percent`, fixed: `${method}.fixed` });

const typedRate = ({ percent, fixed }: FeeRate, currency: Currency) => ({
  percent: String(percent / HUNDREDTHS),
  fixed: amountToType({ amount: fixed, currency }),
});

/** What stands in the form of a currency. */
export function feeValues({ byMethod, ...standard }: FeeTerms, currency: Currency): FeeValues {
  const methods = METHODS.flatMap((method) => {
    const own = byMethod.find((one) => one.method === method);
    const { percent, fixed } = own === undefined ? { percent: '', fixed: '' } : typedRate(own, currency);
    const names = fieldsOf(method);
    return [
      [names.percent, percent],
      [names.fixed, fixed],
    ];
  });
  return { ...typedRate(standard, currency), ...Object.fromEntries(methods) };
}

const isSaid = (values: FeeValues, names: { percent: string; fixed: string }): boolean =>
  values[names.percent]!.trim() !== '' || values[names.fixed]!.trim() !== '';

/** Of a method one of the two may be left empty: it is nothing. */
const rateOf = (values: FeeValues, names: { percent: string; fixed: string }, currency: Currency): FeeRate => ({
  percent: Math.round((decimalOf(values[names.percent]!) ?? 0) * HUNDREDTHS),
  fixed: typedAmount(values[names.fixed]!, currency) ?? 0,
});

const STANDARD = { percent: 'percent', fixed: 'fixed' };

/** What the form says; methods whose fields are both empty pay the standard fee. */
export const feeTermsOf = (values: FeeValues, currency: Currency): FeeTerms => ({
  ...rateOf(values, STANDARD, currency),
  byMethod: METHODS.filter((method) => isSaid(values, fieldsOf(method))).map((method) => ({
    method,
    ...rateOf(values, fieldsOf(method), currency),
  })),
});

/** Codes of what nobody can mean, by field; `mostFixed`: minor units. */
export function feeFaults(
  values: FeeValues,
  currency: Currency,
  mostFixed: number,
): Readonly<Record<string, string | false>> {
  const wrongPercent = (text: string): string | false => {
    const typed = decimalOf(text);
    return typed === undefined ? 'NUMBER' : typed > MOST_PERCENT && 'RANGE';
  };
  const wrongFixed = (text: string): string | false => {
    const typed = typedAmount(text, currency);
    return typed === undefined || typed < 0 ? 'AMOUNT' : typed > mostFixed && 'RANGE';
  };
  const fault = (text: string, wrong: (text: string) => string | false, isNeeded: boolean): string | false =>
    text.trim() === '' ? isNeeded && 'REQUIRED' : wrong(text);
  return Object.fromEntries(
    [STANDARD, ...METHODS.map(fieldsOf)].flatMap((names) => {
      // Nobody can pay less than the standard by a slip: none is 0.
      const isNeeded = names === STANDARD;
      return [
        [names.percent, fault(values[names.percent]!, wrongPercent, isNeeded)],
        [names.fixed, fault(values[names.fixed]!, wrongFixed, isNeeded)],
      ];
    }),
  );
}
