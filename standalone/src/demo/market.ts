import type { TicketRangeRow } from '@naga/booking/market/import-market.command.js';
import type { ReviewSeed } from '@naga/booking/market/review-seed.js';
import type { MarketRows } from '@naga/catalogue/market/market-rows.js';
import type { TariffRows } from '@naga/pricing/market/market-rows.js';

/** The demonstration market as plain rows, for each subgraph what it stores. */
export interface Market {
  readonly catalogue: MarketRows;
  readonly pricing: TariffRows;
  readonly ticketRanges: readonly TicketRangeRow[];
  readonly reviews: readonly ReviewSeed[];
}
