import type { Currency } from '@naga/kernel/money.js';
import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { SoldAddOn } from '../add-on/add-on.rules.js';
import type { Cause } from '../donation/donation.rules.js';
import { feeRateBy, type FeeTerms, transactionFee } from '@naga/kernel/transaction-fee.js';

/** By what the transaction fee of a booking is worked out, frozen with its hold (docs/decisions/0137). */
export interface SoldFeeTerms extends FeeTerms {
  /** The method whose own fee it pays; null: the standard one. */
  readonly method: PaymentMethod | null;
  /** Of the terms; left out of what was sold before it was kept. */
  readonly version?: number | null;
}

/** As a booking keeps it (booking/fee-record.ts). */
interface Fee {
  readonly name: string;
  readonly amount: number;
  readonly percent: number | null;
  readonly fixed: number | null;
  readonly version?: number | null;
  readonly method?: PaymentMethod | null;
  readonly cause?: Cause | null;
  readonly partId?: string | null;
  readonly addOn?: SoldAddOn | null;
}

interface Sale {
  readonly currency: Currency;
  readonly fees: readonly Fee[];
  /** Null: of a sale from before they were kept. */
  readonly feeTerms: SoldFeeTerms | null;
}

/**
 * The fees of a sale whose seats cost `fares` before points pay part of them, minor units: the transaction fee by its own
 * terms, the others as they are. Where nobody kept the terms it stays as it is, too.
 */
export function feesOn(fares: number, { currency, fees, feeTerms }: Sale): Fee[] {
  if (feeTerms === null) return [...fees];
  const rate = feeRateBy(feeTerms, feeTerms.method);
  const amount = transactionFee(fares, rate, currency);
  const others = fees.filter(({ name }) => name !== 'transaction');
  if (amount === 0) return others;
  const { method, version = null } = feeTerms;
  return [{ name: 'transaction', amount, percent: rate.percent, fixed: rate.fixed, version, method }, ...others];
}

/** Terms under which a method is paid: whatever has no fee of its own pays the standard one. */
export const termsBy = (terms: SoldFeeTerms, method: PaymentMethod): SoldFeeTerms => ({
  ...terms,
  method: terms.byMethod.some((own) => own.method === method) ? method : null,
});
