import type { QuoteQuery } from '../neighbours/pricing.generated.js';
import type { SaleFactsQuery } from '../neighbours/catalogue.generated.js';
import type { HoldLegRequest } from './hold-input.rules.js';
import type { TicketTermText } from './ticket-term-text.js';

type SaleFacts = NonNullable<SaleFactsQuery['saleFacts'][number]>;

/** What catalogue says of one ride that is sold; its terms as they are now or, of who was sold another, as they were. */
export type RideFacts = Omit<SaleFacts, 'terms'> & { readonly terms: SaleFacts['terms'] | readonly TicketTermText[] };
export type Quote = NonNullable<QuoteQuery['quote']>;

/** One leg as it is asked for, with what is known of its ride. */
export interface SaleLeg {
  readonly request: HoldLegRequest;
  readonly facts: RideFacts;
}

/** Names a quoted seat: leg and passenger, both from 0. */
export const quoteRef = (leg: number, seat: number): string => `${leg}.${seat}`;
