import type { PricingContext } from '../tariff/pricing-services.js';
import { savedPrices } from './line-price.queries.js';
import { MOST_PAIRS } from './line-price.rules.js';
import { LinePricesView, LinePriceView } from './line-price.type.js';
import { lineWithin } from './priced-line.js';

/** The prices of a line within reach; null for another. */
export async function linePricesView(context: PricingContext, lineId: string): Promise<LinePricesView | null> {
  const line = await lineWithin(context, 'pricing.ask', lineId);
  if (line === undefined) return null;
  const { pairs, currency, version, commission } = await savedPrices(context.database, line);
  return Object.assign(new LinePricesView(), {
    id: lineId,
    version,
    currency,
    hasCommission: commission !== null,
    pairCount: pairs.length,
    pairs: pairs.slice(0, MOST_PAIRS).map(({ fromStopIds, toStopIds, price }) => ({
      fromStopIds,
      toStopIds,
      price:
        price && Object.assign(new LinePriceView(), { fromStopId: fromStopIds[0], toStopId: toStopIds[0], ...price }),
    })),
  });
}
