import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { FeeTerms } from '@naga/kernel/transaction-fee.js';

/** By what the transaction fee of a booking is worked out, frozen with its hold (docs/decisions/0137). */
export interface SoldFeeTerms extends FeeTerms {
  /** The method whose own fee it pays; null: the standard one. */
  readonly method: PaymentMethod | null;
}
