import { answersOf } from '@naga/server-kit/viewer/second-person.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { newestOfLine } from '../tariff-change/tariff-changes.queries.js';
import { today } from '../tariff-change/today.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { savedPrices } from './line-price.queries.js';
import { laidOver, type LinePrices, MOST_PAIRS, type PricePair, type SeatPrices } from './line-price.rules.js';
import { type AskedPairView, LinePricesView, LinePriceView, PriceRequestView } from './line-price.type.js';
import { lineWithin } from './priced-line.js';
import type { SavedPrices } from './sold-prices.rules.js';

const priceView = (
  { fromStopIds, toStopIds }: PricePair,
  price: SeatPrices | null | undefined,
): LinePriceView | null =>
  price ? Object.assign(new LinePriceView(), { fromStopId: fromStopIds[0], toStopId: toStopIds[0], ...price }) : null;

/** The prices of a line within reach; null for another. */
export async function linePricesView(context: PricingContext, lineId: string): Promise<LinePricesView | null> {
  const line = await lineWithin(context, 'pricing.ask', lineId);
  if (line === undefined) return null;
  const saved = await savedPrices(context.database, line, today(context.clock));
  const { pairs, currency, version, hasCommission } = saved;
  return Object.assign(new LinePricesView(), {
    id: lineId,
    saved,
    version,
    currency,
    hasCommission,
    pairCount: pairs.length,
    pairs: pairs.slice(0, MOST_PAIRS).map((pair) => ({
      fromStopIds: pair.fromStopIds,
      toStopIds: pair.toStopIds,
      price: priceView(pair, pair.price),
    })),
  });
}

/** What is asked for beside what is sold today, by the zones that there would be. */
function askedPairs(saved: SavedPrices, wish: LinePrices): AskedPairView[] {
  const { pairs, asked } = laidOver(saved, wish);
  return pairs.slice(0, MOST_PAIRS).map((pair, at) => ({
    fromStopIds: pair.fromStopIds,
    toStopIds: pair.toStopIds,
    now: priceView(pair, pair.price),
    asked: priceView(pair, asked[at]),
  }));
}

const ASKED: Readonly<Record<string, RequestState>> = { waiting: 'waiting', declined: 'refused' };

/** What was asked for of a line last, while it waits or was declined. */
export async function requestView(
  { database, viewer }: PricingContext,
  lineId: string,
  saved: SavedPrices,
): Promise<PriceRequestView | null> {
  const change = await newestOfLine(database, lineId);
  const state = change && ASKED[change.state];
  if (state === undefined || !change?.wish) return null;
  const { wish } = change;
  return Object.assign(new PriceRequestView(), change, {
    state,
    currency: wish.currency,
    prices: wish.prices.map((price) => Object.assign(new LinePriceView(), price)),
    pairs: askedPairs(saved, wish),
    canDecide: answersOf(change, viewer, 'pricing.edit').canDecide,
  });
}
