import { digestOf } from '@naga/server-kit/idempotency/digest.js';
import type { BaseTicketPriceRow } from '../tariff-operation/tariff-row.rules.js';
import type { PassengerType } from '../price/price.rules.js';
import { type Rows, PRICE_COLUMNS, zoneOfStop } from '../tariff-change/tariff-state.queries.js';
import { heldOn, termsOf } from '../tariff-operation/timeline.rules.js';
import { type PricedPair, pairsOf, type TermsOfPair } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';

/** Prices of a line as they are sold. */
export interface SavedPrices {
  readonly pairs: readonly PricedPair[];
  /** Of what is on sale; null where nothing is. */
  readonly currency: string | null;
  /** Of these very prices: who writes says which he saw. */
  readonly version: string;
  /** The operator has prices: what the platform keeps of new ones is known. */
  readonly hasCommission: boolean;
}

const ZONES = `select stop_id::text as "stopId", pricing_zone_id::text as "zoneId", route_id is not null as "ofRoute" from zone_stop
  where operator_id = $1::bigint and (route_id is null or route_id = $3::bigint) and stop_id = any($2::bigint[])`;

const PRICES = `select ${PRICE_COLUMNS} from base_ticket_price b
  where b.zone_from_id = any($1::bigint[]) and b.zone_to_id = any($1::bigint[])`;

const HAS_PRICES = `select exists (select from base_ticket_price b join pricing_zone z on z.id = b.zone_from_id
  where z.operator_id = $1::bigint) as has`;

interface ZoneRow {
  readonly stopId: string;
  readonly zoneId: string;
  readonly ofRoute: boolean;
}

/** What stands between the zones of a line's stops on a day: a route's own zones go before those of the operator. */
export async function savedPrices(from: Rows, line: PricedLine, day: string): Promise<SavedPrices> {
  const { id, operatorId, stops } = line;
  const zones = await from.rows<ZoneRow>(ZONES, [operatorId, stops.map((one) => one.stopId), id]);
  const zoneOf = new Map(zones.filter(({ ofRoute }) => !ofRoute).map((one) => [one.stopId, one.zoneId]));
  const ownZoneOf = new Map(zones.filter(({ ofRoute }) => ofRoute).map((one) => [one.stopId, one.zoneId]));
  const rows = await from.rows<BaseTicketPriceRow>(PRICES, [[...new Set(zones.map(({ zoneId }) => zoneId))]]);
  const byCell = Map.groupBy(rows, (row) => `${row.zoneFromId} ${row.zoneToId} ${row.passengerType}`);
  const held = (start: string, end: string): TermsOfPair => {
    const of = (type: PassengerType) => termsOf(heldOn(byCell.get(`${start} ${end} ${type}`) ?? [], day));
    return { ADULT: of('ADULT'), CHILD: of('CHILD') };
  };
  const between = (start: string, end: string) => {
    const own = [ownZoneOf.get(start), ownZoneOf.get(end)] as const;
    if (own[0] !== undefined && own[1] !== undefined && own[0] !== own[1])
      return { from: own[0], to: own[1], terms: held(own[0], own[1]) };
    const of = (stop: string): string => zoneOf.get(stop) ?? zoneOfStop(stop);
    return { from: of(start), to: of(end), terms: held(of(start), of(end)) };
  };
  const placed = stops.map((stop) => {
    const own = ownZoneOf.get(stop.stopId);
    const zone = zoneOf.get(stop.stopId);
    // Stops cost the same where they share both.
    return { ...stop, zoneId: own === undefined ? (zone ?? null) : `${own} ${zone ?? stop.stopId}` };
  });
  const pairs = pairsOf(placed).map((pair): PricedPair => {
    const where = between(pair.fromStopIds[0]!, pair.toStopIds[0]!);
    return { ...pair, ...where, price: seatPrices(where.terms) };
  });
  const [operator] = await from.rows<{ has: boolean }>(HAS_PRICES, [operatorId]);
  return {
    pairs,
    currency: pairs.find(({ price }) => price !== null)?.price?.currency ?? null,
    version: digestOf(pairs.map(({ fromStopIds, toStopIds, terms }) => ({ fromStopIds, toStopIds, terms }))),
    hasCommission: operator!.has,
  };
}

function seatPrices({ ADULT: adult, CHILD: child }: TermsOfPair): PricedPair['price'] {
  if (adult === null) return null;
  const { currency, local, foreign } = adult;
  return { currency, local, foreign, childLocal: child?.local ?? null, childForeign: child?.foreign ?? null };
}
