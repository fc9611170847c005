import { digestOf } from '@naga/server-kit/idempotency/digest.js';
import type { Rows } from '../tariff-change/tariff-state.queries.js';
import { zoneOfStop } from '../tariff-operation/operation.rules.js';
import { pairsOf, type WishedZones, withZones } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';
import { pricesBetween } from './prices-between.queries.js';
import { type SavedPrices, seatPrices, type StandingPair } from './sold-prices.rules.js';

const HAS_PRICES = `select exists (select from base_ticket_price b join pricing_zone z on z.id = b.zone_from_id
  where z.operator_id = $1::bigint) as has`;

/** What stands between the zones of a line's stops on a day. */
export async function savedPrices(from: Rows, line: PricedLine, day: string): Promise<SavedPrices> {
  const { id, operatorId, stops } = line;
  const stopIds = stops.map(({ stopId }) => stopId);
  const { zoneOf, placeOf, at } = (await pricesBetween(from, operatorId, [id], stopIds, day))(id);
  const placed = stops.map((stop) => ({ ...stop, zoneId: placeOf(stop.stopId) }));
  const stopIn = new Map(placed.map(({ zoneId, stopId }) => [zoneId, stopId]));
  const isRidden = (place: string): boolean => {
    const stopId = stopIn.get(place)!;
    return at(stopId, stopId, zoneOfStop).terms.ADULT !== null;
  };
  const pairsWith = (wished: WishedZones): StandingPair[] => {
    const leaders = new Map(
      wished.flatMap((ids) => {
        const unzoned = ids.filter((stopId) => zoneOf(stopId) === undefined);
        return unzoned.map((stopId) => [stopId, unzoned[0]!] as const);
      }),
    );
    const nameOf = (stopId: string): string => zoneOfStop(leaders.get(stopId) ?? stopId);
    return pairsOf(withZones(placed, wished), isRidden).map(({ fromStopIds, toStopIds }) => {
      const standing = at(fromStopIds[0]!, toStopIds[0]!, nameOf);
      return { fromStopIds, toStopIds, ...standing, price: seatPrices(standing.terms) };
    });
  };
  const pairs = pairsWith([]);
  const [operator] = await from.rows<{ has: boolean }>(HAS_PRICES, [operatorId]);
  return {
    pairs,
    pairsWith,
    currency: pairs.find(({ price }) => price !== null)?.price?.currency ?? null,
    version: digestOf(pairs.map(({ fromStopIds, toStopIds, terms }) => ({ fromStopIds, toStopIds, terms }))),
    hasCommission: operator!.has,
  };
}
