import type { PassengerType } from '../price/price.rules.js';
import { PRICE_COLUMNS, type Rows } from '../tariff-change/tariff-state.queries.js';
import type { BaseTicketPriceRow } from '../tariff-operation/tariff-row.rules.js';
import { heldOn, termsOf } from '../tariff-operation/timeline.rules.js';
import type { TermsOfPair } from './sold-prices.rules.js';

const ZONES = `select stop_id::text as "stopId", pricing_zone_id::text as "zoneId", route_id::text as "routeId" from zone_stop
  where operator_id = $1::bigint and (route_id is null or route_id = any($2::bigint[])) and stop_id = any($3::bigint[])`;

const PRICES = `select ${PRICE_COLUMNS} from base_ticket_price b
  where b.zone_from_id = any($1::bigint[]) and b.zone_to_id = any($1::bigint[])`;

interface ZoneRow {
  readonly stopId: string;
  readonly zoneId: string;
  readonly routeId: string | null;
}

/** What stands between stops of one line. */
export interface PricesOfLine {
  /** In which zone of the operator a stop lies; undefined of one that has none. */
  zoneOf(stopId: string): string | undefined;
  /** What stops share that cost the same; null for a stop that has no zone. */
  placeOf(stopId: string): string | null;
  /** Zones of a ride and what stands between them; `nameOf`: what a stop without a zone of the operator is called. */
  at(from: string, to: string, nameOf: (stopId: string) => string): Standing;
}

interface Standing {
  readonly from: string;
  readonly to: string;
  readonly terms: TermsOfPair;
}

const zonesBy = (rows: readonly ZoneRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ stopId, zoneId }) => [stopId, zoneId]));

/**
 * What an operator's seats cost on a day between stops of its lines. A route's own zones go before those of the operator
 * where they have a price.
 */
export async function pricesBetween(
  from: Rows,
  operatorId: string,
  lineIds: readonly string[],
  stopIds: readonly string[],
  day: string,
): Promise<(lineId: string) => PricesOfLine> {
  const zones = await from.rows<ZoneRow>(ZONES, [operatorId, lineIds, stopIds]);
  const rows = await from.rows<BaseTicketPriceRow>(PRICES, [[...new Set(zones.map(({ zoneId }) => zoneId))]]);
  const byCell = Map.groupBy(rows, (row) => `${row.zoneFromId} ${row.zoneToId} ${row.passengerType}`);
  const standing = (start: string, end: string): Standing => {
    const of = (type: PassengerType) => termsOf(heldOn(byCell.get(`${start} ${end} ${type}`) ?? [], day));
    return { from: start, to: end, terms: { ADULT: of('ADULT'), CHILD: of('CHILD') } };
  };
  const byRoute = Map.groupBy(zones, ({ routeId }) => routeId);
  const shared = zonesBy(byRoute.get(null) ?? []);
  return (lineId) => {
    const own = zonesBy(byRoute.get(lineId) ?? []);
    return {
      zoneOf: (stopId) => shared.get(stopId),
      placeOf(stopId) {
        const zone = shared.get(stopId);
        return own.has(stopId) ? `${own.get(stopId)} ${zone ?? stopId}` : (zone ?? null);
      },
      at(start, end, nameOf) {
        const ofOperator = standing(shared.get(start) ?? nameOf(start), shared.get(end) ?? nameOf(end));
        const [ownStart, ownEnd] = [own.get(start), own.get(end)];
        if (ownStart === undefined || ownEnd === undefined) return ofOperator;
        const ofRoute = standing(ownStart, ownEnd);
        const isWithin = ownStart === ownEnd;
        return ofRoute.terms.ADULT !== null || (ofOperator.terms.ADULT === null && !isWithin) ? ofRoute : ofOperator;
      },
    };
  };
}
