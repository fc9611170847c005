import { copyMarket } from './copy-market.js';
import { makeCatalogue } from './make-catalogue.js';
import { makeReviews, withRatings } from './make-reviews.js';
import { makeTariff } from './make-tariff.js';
import { makeTicketRanges } from './make-ticket-ranges.js';
import type { Market } from './market.js';
import { makePlan } from './plan.js';

/** The same rows on every machine. `scale` is how many times the whole network stands side by side, places and all. */
export function makeMarket({ scale = 1 }: { scale?: number } = {}): Market {
  const plan = makePlan();
  const reviews = makeReviews(plan.companies);
  const original: Market = {
    catalogue: withRatings(makeCatalogue(plan), reviews),
    pricing: makeTariff(plan),
    ticketRanges: makeTicketRanges(plan.companies),
    reviews,
  };
  const copies = Array.from({ length: scale - 1 }, (_, index) => copyMarket(original, index + 2));
  const markets = [original, ...copies];
  return {
    catalogue: joined(markets.map(({ catalogue }) => catalogue)),
    pricing: joined(markets.map(({ pricing }) => pricing)),
    ticketRanges: markets.flatMap(({ ticketRanges }) => ticketRanges),
    reviews: markets.flatMap((market) => market.reviews),
  };
}

/** Table by table. */
function joined<Tables extends object>(parts: readonly Tables[]): Tables {
  const names = Object.keys(parts[0]!) as (keyof Tables)[];
  return Object.fromEntries(names.map((name) => [name, parts.flatMap((part) => part[name])])) as Tables;
}
