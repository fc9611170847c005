import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { QuoteQuery } from '../neighbours/pricing.generated.js';
import type { SaleFactsQuery } from '../neighbours/catalogue.generated.js';
import type { HoldLegRequest } from './hold-input.rules.js';
import type { PriceStage } from './seat-request.rules.js';
import type { TicketTermText } from './ticket-term-text.js';

type SaleFacts = NonNullable<SaleFactsQuery['saleFacts'][number]>;

/** What catalogue says of one ride that is sold; its terms as they are now or, of who was sold another, as they were. */
export type RideFacts = Omit<SaleFacts, 'terms'> & { readonly terms: SaleFacts['terms'] | readonly TicketTermText[] };
export type Quote = NonNullable<QuoteQuery['quote']>;

/** A quote, and how who asked was shown what it says; null: as it is charged. */
export interface HeldQuote extends Quote {
  readonly shownRate: ShownRate | null;
}

/** One leg as it is asked for, with what is known of its ride. */
export interface SaleLeg {
  readonly request: HoldLegRequest;
  readonly facts: RideFacts;
}

type QuotedStage = Quote['items'][number]['stages'][number];

/** A stage as it is kept with the part: in the languages in which it was named. */
export function soldStage({ name, amount, subtotal, source, names }: QuotedStage): PriceStage {
  const known = names && Object.fromEntries(Object.entries(names).filter(([, text]) => text != null));
  return { name, amount, subtotal, source: source ?? '', ...(known && { names: known as unknown as LocalizedText }) };
}

/** Names a quoted seat: leg and passenger, both from 0. */
export const quoteRef = (leg: number, seat: number): string => `${leg}.${seat}`;
