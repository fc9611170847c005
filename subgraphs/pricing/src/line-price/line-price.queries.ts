import { digestOf } from '@naga/server-kit/idempotency/digest.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { pairsOf, type WishedZones, withZones } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';
import type { PricedPair, SavedPrices, SoldPrice } from './sold-prices.rules.js';

type Rows = Pick<PricingContext['database'], 'rows'>;

const ZONES = `select stop_id::text as "stopId", pricing_zone_id::text as "zoneId" from zone_stop
  where operator_id = $1::bigint and stop_id = any($2::bigint[])`;

const PRICES = `select zone_from_id::text as "from", zone_to_id::text as "to", passenger_type as type, currency,
    local_value::float8 as local, foreign_value::float8 as foreign
  from base_ticket_price where zone_from_id = any($1::bigint[]) and zone_to_id = any($1::bigint[]) order by id`;

const COMMISSION = `select commission from base_ticket_price b join pricing_zone z on z.id = b.zone_from_id
  where z.operator_id = $1::bigint group by commission order by count(*) desc, commission limit 1`;

interface PriceRow {
  readonly from: string;
  readonly to: string;
  readonly type: 'ADULT' | 'CHILD';
  readonly currency: string;
  readonly local: number;
  readonly foreign: number;
}

const soldPrice = ({ currency, local, foreign }: PriceRow, child: PriceRow | undefined): SoldPrice => ({
  currency,
  local,
  foreign,
  childLocal: child?.local ?? null,
  childForeign: child?.foreign ?? null,
});

interface PricesBetween {
  /** By stop id. */
  readonly zoneOf: ReadonlyMap<string, string>;
  between(zoneFrom: string | null | undefined, zoneTo: string | null | undefined): SoldPrice | null;
}

/** What an operator's seats cost between the zones of some stops. */
export async function pricesBetween(
  from: Rows,
  operatorId: string,
  stopIds: readonly string[],
): Promise<PricesBetween> {
  const zones = await from.rows<{ stopId: string; zoneId: string }>(ZONES, [operatorId, stopIds]);
  const zoneOf = new Map(zones.map(({ stopId, zoneId }) => [stopId, zoneId]));
  const rows = await from.rows<PriceRow>(PRICES, [[...new Set(zoneOf.values())]]);
  const priceOf = new Map(rows.map((row) => [`${row.from} ${row.to} ${row.type}`, row]));
  return {
    zoneOf,
    between(zoneFrom, zoneTo) {
      const [adult, child] = (['ADULT', 'CHILD'] as const).map((type) => priceOf.get(`${zoneFrom} ${zoneTo} ${type}`));
      return adult === undefined ? null : soldPrice(adult, child);
    },
  };
}

/** What stands between the zones of a line's stops. */
export async function savedPrices(from: Rows, { operatorId, stops }: PricedLine): Promise<SavedPrices> {
  const { zoneOf, between } = await pricesBetween(
    from,
    operatorId,
    stops.map(({ stopId }) => stopId),
  );
  const own = stops.map((stop) => ({ ...stop, zoneId: zoneOf.get(stop.stopId) ?? null }));
  const pairsWith = (wished: WishedZones): PricedPair[] =>
    pairsOf(withZones(own, wished), (zoneId) => between(zoneId, zoneId) !== null).map(
      ({ zoneFrom, zoneTo, ...pair }) => ({ ...pair, price: between(zoneFrom, zoneTo) }),
    );
  const pairs = pairsWith([]);
  const [usual] = await from.rows<{ commission: number }>(COMMISSION, [operatorId]);
  return {
    pairs,
    pairsWith,
    currency: pairs.find(({ price }) => price !== null)?.price?.currency ?? null,
    version: digestOf(pairs),
    commission: usual?.commission ?? null,
  };
}
