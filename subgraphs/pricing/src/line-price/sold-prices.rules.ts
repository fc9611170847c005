import type { PassengerType } from '../price/price.rules.js';
import type { PriceTerms } from '../tariff-operation/operation.rules.js';
import type { PricePair, SeatPrices, WishedZones } from './line-price.rules.js';

/** What a seat costs between two zones. */
export type SoldPrice = SeatPrices & { readonly currency: string };

export interface PricedPair extends PricePair {
  /** Null where nobody set a price. */
  readonly price: SoldPrice | null;
}

/** Of whom a pair has prices, whole. */
export type TermsOfPair = Readonly<Record<PassengerType, PriceTerms | null>>;

/** A pair as operations of a tariff change name it. */
export interface StandingPair extends PricedPair {
  /** Zones by their ids; of a stop that has none 'stop:21', of several that shall share one the first. */
  readonly from: string;
  readonly to: string;
  readonly terms: TermsOfPair;
}

/** Prices of a line as they are sold on a day. */
export interface SavedPrices {
  readonly pairs: readonly StandingPair[];
  /** The same once stops without a zone lie in those that are wished for them. */
  pairsWith(zones: WishedZones): readonly StandingPair[];
  /** Of what is on sale; null where nothing is. */
  readonly currency: string | null;
  /** Of these very prices: who writes says which he saw. */
  readonly version: string;
  /** The operator has prices: what the platform keeps of new ones is known. */
  readonly hasCommission: boolean;
}

/** What a seat costs by what stands for grown-ups and children. */
export function seatPrices({ ADULT: adult, CHILD: child }: TermsOfPair): SoldPrice | null {
  if (adult === null) return null;
  const { currency, local, foreign } = adult;
  return { currency, local, foreign, childLocal: child?.local ?? null, childForeign: child?.foreign ?? null };
}
