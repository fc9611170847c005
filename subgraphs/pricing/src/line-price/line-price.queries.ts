import { digestOf } from '@naga/server-kit/idempotency/digest.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type PricePair, pairsOf, type SeatPrices } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';

type Rows = Pick<PricingContext['database'], 'rows'>;

export interface PricedPair extends PricePair {
  /** Null where nobody set a price. */
  readonly price: (SeatPrices & { readonly currency: string }) | null;
}

/** Prices of a line as they are sold. */
export interface SavedPrices {
  readonly pairs: readonly PricedPair[];
  /** Of what is on sale; null where nothing is. */
  readonly currency: string | null;
  /** Of these very prices: who writes says which he saw. */
  readonly version: string;
  /** What the platform usually keeps of this operator's fares, in basis points; null for an operator without a price. */
  readonly commission: number | null;
}

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

/** What stands between the zones of a line's stops. */
export async function savedPrices(from: Rows, { operatorId, stops }: PricedLine): Promise<SavedPrices> {
  const zones = await from.rows<{ stopId: string; zoneId: string }>(ZONES, [
    operatorId,
    stops.map((one) => one.stopId),
  ]);
  const zoneOf = new Map(zones.map(({ stopId, zoneId }) => [stopId, zoneId]));
  const rows = await from.rows<PriceRow>(PRICES, [[...new Set(zoneOf.values())]]);
  const priceOf = new Map(rows.map((row) => [`${row.from} ${row.to} ${row.type}`, row]));
  const pairs = pairsOf(stops.map((stop) => ({ ...stop, zoneId: zoneOf.get(stop.stopId) ?? null }))).map((pair) => {
    const key = `${zoneOf.get(pair.fromStopIds[0]!)} ${zoneOf.get(pair.toStopIds[0]!)}`;
    const [adult, child] = [priceOf.get(`${key} ADULT`), priceOf.get(`${key} CHILD`)];
    const price = adult && {
      currency: adult.currency,
      local: adult.local,
      foreign: adult.foreign,
      childLocal: child?.local ?? null,
      childForeign: child?.foreign ?? null,
    };
    return { ...pair, price: price ?? null };
  });
  const [usual] = await from.rows<{ commission: number }>(COMMISSION, [operatorId]);
  return {
    pairs,
    currency: pairs.find(({ price }) => price !== null)?.price?.currency ?? null,
    version: digestOf(pairs),
    commission: usual?.commission ?? null,
  };
}
