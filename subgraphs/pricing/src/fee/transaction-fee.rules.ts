import { percentOf } from '@naga/kernel/money.js';

export interface FeeTerms {
  /** Basis points of the fares' sum. */
  readonly percent: number;
  /** Minor units a booking. */
  readonly fixed: number;
}

/**
 * What a booking pays besides its fares, in minor units: percent of the fares' sum, rounded half up once, plus the fixed
 * part. Nothing for a booking that costs nothing.
 */
export function transactionFee(fares: number, terms: FeeTerms | undefined): number {
  return terms === undefined || fares === 0 ? 0 : percentOf(fares, terms.percent) + terms.fixed;
}
