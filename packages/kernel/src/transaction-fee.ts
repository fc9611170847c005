import { type Currency, payable, percentOf } from './money.js';
import type { PaymentMethod } from './payment-method.js';

/** What a fee is worked out by. */
export interface FeeRate {
  /** Basis points of the fares' sum. */
  readonly percent: number;
  /** Minor units a booking. */
  readonly fixed: number;
}

/** The fee of one payment method, where it has one of its own. */
export interface MethodFee extends FeeRate {
  readonly method: PaymentMethod;
}

/** What bookings in one currency pay besides their fares: the standard fee, and those of methods that have their own. */
export interface FeeTerms extends FeeRate {
  readonly byMethod: readonly MethodFee[];
}

/**
 * What a booking pays besides its fares, in minor units: percent of the fares' sum, rounded half up to what can be paid,
 * plus the fixed part. Nothing for a booking that costs nothing.
 */
export function transactionFee(fares: number, rate: FeeRate | undefined, currency: Currency): number {
  if (rate === undefined || fares === 0) return 0;
  return percentOf(fares, rate.percent, currency) + payable(rate.fixed, currency);
}

/** By what the fee of somebody is worked out who pays so; the standard one, where nobody has said how. */
export const feeRateBy = (terms: FeeTerms, method: PaymentMethod | null): FeeRate =>
  terms.byMethod.find((own) => own.method === method) ?? terms;
