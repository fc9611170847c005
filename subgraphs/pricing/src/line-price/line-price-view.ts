import { answersOf } from '@naga/server-kit/viewer/second-person.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { newestOfLine } from '../tariff-change/tariff-changes.queries.js';
import { today } from '../tariff-change/today.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { inZones } from '../tariff-change/tariff-state.queries.js';
import { askedPrices } from './line-operations.rules.js';
import { savedPrices } from './line-price.queries.js';
import { MOST_PAIRS } from './line-price.rules.js';
import { LinePricesView, LinePriceView, PriceRequestView } from './line-price.type.js';
import { lineWithin } from './priced-line.js';

/** The prices of a line within reach; null for another. */
export async function linePricesView(context: PricingContext, lineId: string): Promise<LinePricesView | null> {
  const line = await lineWithin(context, 'pricing.ask', lineId);
  if (line === undefined) return null;
  const saved = await savedPrices(context.database, line, today(context.clock));
  const { pairs, currency, version, hasCommission } = saved;
  return Object.assign(new LinePricesView(), {
    id: lineId,
    version,
    currency,
    hasCommission,
    pairCount: pairs.length,
    pairs: pairs.slice(0, MOST_PAIRS).map(({ fromStopIds, toStopIds, price }) => ({
      fromStopIds,
      toStopIds,
      price:
        price && Object.assign(new LinePriceView(), { fromStopId: fromStopIds[0], toStopId: toStopIds[0], ...price }),
    })),
    request: await requestView(context, lineId, saved),
  });
}

const ASKED: Readonly<Record<string, RequestState>> = { waiting: 'waiting', declined: 'refused' };

/** What was asked for last, while it waits or was declined. */
async function requestView(
  { database, viewer }: PricingContext,
  lineId: string,
  { pairs, currency: sold }: Awaited<ReturnType<typeof savedPrices>>,
): Promise<PriceRequestView | null> {
  const change = await newestOfLine(database, lineId);
  const state = change && ASKED[change.state];
  if (state === undefined) return null;
  const operations = await inZones(database, change!.operatorId, change!.operations);
  const { currency, prices } = askedPrices(pairs, operations);
  return Object.assign(new PriceRequestView(), change, {
    state,
    currency: currency ?? sold ?? 'USD',
    prices: prices.map((price) => Object.assign(new LinePriceView(), price)),
    canDecide: answersOf(change!, viewer, 'pricing.edit').canDecide,
  });
}
