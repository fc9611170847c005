import type { Currency } from '@naga/kernel/money.js';
import { type RefundStep, standardRefund } from '@naga/kernel/standard-refund.js';
import { type ExchangeTerms, standardExchange } from '../exchange/exchange-terms.rules.js';

export type RefundTier = RefundStep;

/** As it is copied onto a part at its sale. Tiers with the most hours first; the last begins at 0. */
export interface RefundPolicy {
  readonly class: string;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
  /** What changing to another departure costs; null for the terms of class Standard. */
  readonly exchange?: ExchangeTerms | null;
}

/** rules.md 6: what is sold in a currency where nobody set another policy. */
export const standardPolicy = (currency: Currency): RefundPolicy => ({
  class: 'STANDARD',
  version: 1,
  tiers: standardRefund(currency),
  exchange: standardExchange(currency),
});
