import type { TicketRangeRow } from '@naga/booking/market/import-market.command.js';
import type { MarketRows } from '@naga/catalogue/market/market-rows.js';
import type { TariffRows } from '@naga/pricing/market/market-rows.js';
import { makeCatalogue } from './make-catalogue.js';
import { makeTariff } from './make-tariff.js';
import { makeTicketRanges } from './make-ticket-ranges.js';
import { makePlan } from './plan.js';

/** The demonstration market as plain rows, for each subgraph what it stores. */
export interface Market {
  readonly catalogue: MarketRows;
  readonly pricing: TariffRows;
  readonly ticketRanges: readonly TicketRangeRow[];
}

/** The same rows on every machine. `scale` multiplies operators and departures on the same places. */
export function makeMarket({ scale = 1 }: { scale?: number } = {}): Market {
  const plan = makePlan(scale);
  return { catalogue: makeCatalogue(plan), pricing: makeTariff(plan), ticketRanges: makeTicketRanges(plan.companies) };
}
