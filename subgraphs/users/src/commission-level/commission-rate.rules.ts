import { canBePaid, type Currency } from '@naga/kernel/money.js';

/** Kinds of transport a rate may be for. */
export const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'] as const;

/** What is earned of one seat, of whose rides and when; null of a target is all of them, null of a day open. */
export interface CommissionRate {
  readonly operatorId: string | null;
  readonly transportType: (typeof TRANSPORTS)[number] | null;
  /** Hundredths of a percent of the fare; null where it is an amount. */
  readonly basisPoints: number | null;
  /** Minor units for a seat; null where it is a percentage. */
  readonly amount: number | null;
  /** ISO 4217 of the amount. */
  readonly currency: Currency | null;
  /** First local day of sale, 'YYYY-MM-DD'. */
  readonly validFrom: string | null;
  /** Last local day of sale, included. */
  readonly validUntil: string | null;
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

export const MOST_RATES = 100;

const sameTarget = (a: CommissionRate, b: CommissionRate): boolean =>
  a.operatorId === b.operatorId && a.transportType === b.transportType;

/** Whether both are in force on some day. */
const meet = (a: CommissionRate, b: CommissionRate): boolean =>
  (a.validFrom ?? '') <= (b.validUntil ?? '9999') && (b.validFrom ?? '') <= (a.validUntil ?? '9999');

/**
 * What is wrong with the rates of a level: each is either a percentage or an amount (EITHER_OR) that can be paid (RANGE), ends after it begins
 * (ENDS_BEFORE), and for one target there is never more than one in force on a day (OVERLAPS). Paths are within the list.
 */
export function problemsOfRates(rates: readonly CommissionRate[]): Problem[] {
  return rates.flatMap((rate, index): Problem[] => {
    const at = (field: string) => `.${index}.${field}`;
    const isPercent = rate.basisPoints !== null;
    const { amount, currency, validFrom, validUntil } = rate;
    return [
      ...(isPercent === (amount !== null) ? [{ path: at('percent'), code: 'EITHER_OR' }] : []),
      ...(amount !== null && currency !== null && !canBePaid(amount, currency)
        ? [{ path: at('amount'), code: 'RANGE' }]
        : []),
      ...(validFrom !== null && validUntil !== null && validUntil < validFrom
        ? [{ path: at('validUntil'), code: 'ENDS_BEFORE' }]
        : []),
      ...(rates.some((other, before) => before < index && sameTarget(other, rate) && meet(other, rate))
        ? [{ path: at('validFrom'), code: 'OVERLAPS' }]
        : []),
    ];
  });
}
