import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { decimalOf } from '../../features/form/decimal-of.js';
import type { CommissionLevel_RowFragment, CommissionLevelInput } from './commission-levels.generated.js';

/** One rate as it is typed; `kind` says what `value` is: a percentage, or an amount in that currency. */
export interface RateValues {
  operatorId: string;
  transportType: string;
  kind: string;
  value: string;
  validFrom: string;
  validUntil: string;
}

/** `rates` is a list of RateValues as JSON: values of a form are plain. */
export type LevelValues = { name: string; countryCode: string; rates: string };

export const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'] as const;
export const KINDS = ['PERCENT', 'USD', 'KHR', 'LAK', 'THB', 'VND'] as const;

export const NEW_RATE: RateValues = {
  operatorId: '',
  transportType: '',
  kind: 'PERCENT',
  value: '',
  validFrom: '',
  validUntil: '',
};

export const NEW_LEVEL: LevelValues = { name: '', countryCode: '', rates: JSON.stringify([NEW_RATE]) };

export const ratesOf = ({ rates }: LevelValues): RateValues[] => JSON.parse(rates) as RateValues[];

export const valuesOf = ({ name, countryCode, rates }: CommissionLevel_RowFragment): LevelValues => ({
  name,
  countryCode,
  rates: JSON.stringify(
    rates.map(({ operatorId, transportType, percent, amount, validFrom, validUntil }): RateValues => ({
      operatorId: operatorId ?? '',
      transportType: transportType ?? '',
      kind: amount === null ? 'PERCENT' : amount.currency,
      value:
        amount === null
          ? String(percent ?? 0)
          : amountToType({ amount: amount.amount, currency: amount.currency as Currency }),
      validFrom: validFrom ?? '',
      validUntil: validUntil ?? '',
    })),
  ),
});

const isWrong = ({ kind, value }: RateValues): boolean =>
  kind === 'PERCENT' ? (decimalOf(value) ?? 101) > 100 : (typedAmount(value, kind as Currency) ?? -1) < 0;

/** What is wrong before anything is sent. */
export const wrongIn = (values: LevelValues) => ({
  name: values.name.trim() === '' && 'REQUIRED',
  countryCode: values.countryCode === '' && 'REQUIRED',
  rates: ratesOf(values).some(isWrong) && 'RATES',
});

/** What is sent: amounts in minor units. */
export const inputOf = (values: LevelValues): CommissionLevelInput => ({
  name: values.name.trim(),
  countryCode: values.countryCode,
  rates: ratesOf(values).map(({ operatorId, transportType, kind, value, validFrom, validUntil }) => {
    const isPercent = kind === 'PERCENT';
    return {
      operatorId: operatorId || null,
      transportType: transportType || null,
      percent: isPercent ? (decimalOf(value) ?? 0) : null,
      amount: isPercent ? null : (typedAmount(value, kind as Currency) ?? 0),
      currency: isPercent ? null : kind,
      validFrom: validFrom || null,
      validUntil: validUntil || null,
    };
  }),
});
