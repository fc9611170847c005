import type { PricedPair, SoldPrice } from './sold-prices.rules.js';
import { pairsOf, type PricedStop, type WishedZones, withZones } from './line-price.rules.js';

export const usd = (local: number, foreign = local, child: number | null = null): SoldPrice => ({
  currency: 'USD',
  local,
  foreign,
  childLocal: child,
  childForeign: child,
});
/** Stops 'a', 'b', …; those of one zone written together: 'ab c'. `prices` by the first stop of each zone: 'ac'. */
export function sold(way: string, prices: Record<string, SoldPrice> = {}, zoned: boolean = way.includes(' ')) {
  const zones = way.split(' ');
  const zoneOf = (stop: string) => (zoned ? zones.find((zone) => zone.includes(stop))![0]! : null);
  const stops = [...way.replaceAll(' ', '')].map((stopId): PricedStop => ({
    stopId,
    zoneId: zoneOf(stopId),
    boards: true,
    leaves: true,
  }));
  const priceOf = (from: string | null, to: string | null) => prices[`${from}${to}`] ?? null;
  const pairsWith = (wished: WishedZones): PricedPair[] =>
    pairsOf(withZones(stops, wished), (zone) => priceOf(zone, zone) !== null).map(({ zoneFrom, zoneTo, ...pair }) => ({
      ...pair,
      price: priceOf(zoneFrom ?? pair.fromStopIds[0]!, zoneTo ?? pair.toStopIds[0]!),
    }));
  return { pairsWith, currency: Object.values(prices)[0]?.currency ?? null };
}
/** What is said of prices, by their first and last stops: { ab: 500 }. */
export const said = (prices: Record<string, number>, currency = 'USD', zones: WishedZones = []) => ({
  currency,
  prices: Object.entries(prices).map(([ends, amount]) => ({ fromStopId: ends[0]!, toStopId: ends[1]!, amount })),
  zones,
});
