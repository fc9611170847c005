import type { TicketRangeRow } from '@naga/booking/market/import-market.command.js';
import type { MarketRows } from '@naga/catalogue/market/market-rows.js';
import type { TariffRows } from '@naga/pricing/market/market-rows.js';
import { copyMarket } from './copy-market.js';
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

/** The same rows on every machine. `scale` is how many times the whole network stands side by side, places and all. */
export function makeMarket({ scale = 1 }: { scale?: number } = {}): Market {
  const plan = makePlan();
  const original: Market = {
    catalogue: makeCatalogue(plan),
    pricing: makeTariff(plan),
    ticketRanges: makeTicketRanges(plan.companies),
  };
  const copies = Array.from({ length: scale - 1 }, (_, index) => copyMarket(original, index + 2));
  const markets = [original, ...copies];
  return {
    catalogue: joined(markets.map(({ catalogue }) => catalogue)),
    pricing: joined(markets.map(({ pricing }) => pricing)),
    ticketRanges: markets.flatMap(({ ticketRanges }) => ticketRanges),
  };
}

/** Table by table. */
function joined<Tables extends object>(parts: readonly Tables[]): Tables {
  const names = Object.keys(parts[0]!) as (keyof Tables)[];
  return Object.fromEntries(names.map((name) => [name, parts.flatMap((part) => part[name])])) as Tables;
}
