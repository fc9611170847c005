import type { PricingContext } from '../tariff/pricing-services.js';
import { savedPrices } from './line-price.queries.js';
import type { SavedPrices } from './sold-prices.rules.js';
import { laidOver, type LinePrices, MOST_PAIRS, type PricePair, type SeatPrices } from './line-price.rules.js';
import { type AskedPairView, LinePricesView, LinePriceView } from './line-price.type.js';
import { lineWithin } from './priced-line.js';

const priceView = (
  { fromStopIds, toStopIds }: PricePair,
  price: SeatPrices | null | undefined,
): LinePriceView | null =>
  price ? Object.assign(new LinePriceView(), { fromStopId: fromStopIds[0], toStopId: toStopIds[0], ...price }) : null;

/** The prices of a line within reach; null for another. */
export async function linePricesView(context: PricingContext, lineId: string): Promise<LinePricesView | null> {
  const line = await lineWithin(context, 'pricing.ask', lineId);
  if (line === undefined) return null;
  const saved = await savedPrices(context.database, line);
  const { pairs, currency, version, commission } = saved;
  return Object.assign(new LinePricesView(), {
    id: lineId,
    saved,
    version,
    currency,
    hasCommission: commission !== null,
    pairCount: pairs.length,
    pairs: pairs.slice(0, MOST_PAIRS).map((pair) => ({
      fromStopIds: pair.fromStopIds,
      toStopIds: pair.toStopIds,
      price: priceView(pair, pair.price),
    })),
  });
}

/** What a request asks for beside what is sold today, by the zones that there would be. */
export function askedPairs(saved: SavedPrices, request: LinePrices): AskedPairView[] {
  const { pairs, asked } = laidOver(saved, request);
  return pairs.slice(0, MOST_PAIRS).map((pair, at) => ({
    fromStopIds: pair.fromStopIds,
    toStopIds: pair.toStopIds,
    now: priceView(pair, pair.price),
    asked: priceView(pair, asked[at]),
  }));
}
