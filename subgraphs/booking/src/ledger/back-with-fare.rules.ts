import { type Currency, splitPayable } from '@naga/kernel/money.js';

/** A seat's fare, and what of it its passenger no longer owes; minor units. */
export interface ReturnedFare {
  readonly fare: number;
  readonly amount: number;
}

/**
 * What of a share in a sale (our commission, a discount we bear, what an agency earned) is given back with so much of its
 * fare, in what can be paid: the other part stays, so that both are whole. Of a seat that was free everything is.
 */
export const backWithFare = (share: number, { fare, amount }: ReturnedFare, currency: Currency): number =>
  fare === 0 ? share : splitPayable(share, [amount, fare - amount], currency)[0]!;
