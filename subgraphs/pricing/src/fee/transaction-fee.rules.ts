import { type Currency, payable, percentOf } from '@naga/kernel/money.js';

export interface FeeTerms {
  readonly currency: Currency;
  /** Basis points of the fares' sum. */
  readonly percent: number;
  /** Minor units a booking. */
  readonly fixed: number;
}

/**
 * What a booking pays besides its fares, in minor units: percent of the fares' sum, rounded half up to what can be paid,
 * plus the fixed part. Nothing for a booking that costs nothing.
 */
export function transactionFee(fares: number, terms: FeeTerms | undefined): number {
  if (terms === undefined || fares === 0) return 0;
  const { percent, fixed, currency } = terms;
  return percentOf(fares, percent, currency) + payable(fixed, currency);
}
