import type { QuoteQuery } from '../neighbours/pricing.generated.js';
import type { SaleFactsQuery } from '../neighbours/catalogue.generated.js';
import type { HoldLegRequest } from './hold-input.rules.js';

/** What catalogue says of one ride that is sold. */
export type RideFacts = NonNullable<SaleFactsQuery['saleFacts'][number]>;
export type Quote = NonNullable<QuoteQuery['quote']>;

/** One leg as it is asked for, with what is known of its ride. */
export interface SaleLeg {
  readonly request: HoldLegRequest;
  readonly facts: RideFacts;
}

/** Names a quoted seat: leg and passenger, both from 0. */
export const quoteRef = (leg: number, seat: number): string => `${leg}.${seat}`;
