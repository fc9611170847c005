import type { PricePair, SeatPrices, WishedZones } from './line-price.rules.js';

/** What a seat costs between two zones. */
export type SoldPrice = SeatPrices & { readonly currency: string };

export interface PricedPair extends PricePair {
  /** Null where nobody set a price. */
  readonly price: SoldPrice | null;
}

/** Prices of a line as they are sold. */
export interface SavedPrices {
  readonly pairs: readonly PricedPair[];
  /** The same once stops without a zone lie in those that are wished for them. */
  pairsWith(zones: WishedZones): readonly PricedPair[];
  /** Of what is on sale; null where nothing is. */
  readonly currency: string | null;
  /** Of these very prices: who writes says which he saw. */
  readonly version: string;
  /** What the platform usually keeps of this operator's fares, in basis points; null for an operator without a price. */
  readonly commission: number | null;
}
