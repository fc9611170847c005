import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import type { SaidRate } from '@naga/kernel/rate-text.js';
import { decimalOf } from '../../features/form/decimal-of.js';

/** One rate as it is typed; `kind` says what `value` is: a percentage, or an amount in that currency. */
export interface RateValues {
  operatorId: string;
  transportType: string;
  kind: string;
  value: string;
  validFrom: string;
  validUntil: string;
}

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

/** As a record has it; of a file, its amount stands beside its currency. */
export type ReadRate = Omit<SaidRate, 'amount' | 'currency'> & {
  readonly amount: { readonly amount: number; readonly currency: string } | number | null;
  readonly currency?: string | null;
};

/** The same, as forms and files say it. */
export const saidRate = ({ amount, currency = null, ...rate }: ReadRate): SaidRate => {
  const { operatorId, transportType, percent, validFrom, validUntil } = rate;
  const worth = typeof amount === 'object' && amount !== null ? amount : { amount, currency };
  return { operatorId, transportType, percent, validFrom, validUntil, ...worth };
};

export const typedRate = (read: ReadRate): RateValues => {
  const { operatorId, transportType, percent, amount, currency, validFrom, validUntil } = saidRate(read);
  return {
    operatorId: operatorId ?? '',
    transportType: transportType ?? '',
    kind: amount === null ? 'PERCENT' : (currency ?? 'USD'),
    value: amount === null ? String(percent ?? 0) : amountToType({ amount, currency: (currency ?? 'USD') as Currency }),
    validFrom: validFrom ?? '',
    validUntil: validUntil ?? '',
  };
};

export const isWrong = ({ kind, value }: RateValues): boolean =>
  kind === 'PERCENT' ? (decimalOf(value) ?? 101) > 100 : (typedAmount(value, kind as Currency) ?? -1) < 0;

/** What is sent: amounts in minor units. */
export function rateInput({ operatorId, transportType, kind, value, validFrom, validUntil }: RateValues): SaidRate {
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
}
