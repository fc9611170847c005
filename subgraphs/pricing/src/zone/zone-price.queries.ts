import type { PricingContext } from '../tariff/pricing-services.js';

export interface ZoneStopRow {
  readonly stopId: string;
  readonly zoneId: string;
}

export interface ZonePriceRow {
  readonly id: string;
  readonly zoneFromId: string;
  readonly zoneToId: string;
  readonly currency: string;
  /** Of a grown-up from there, in minor units. */
  readonly amount: number;
}

/** Rows of one answer: who asks goes on behind the last. */
const AT_ONCE = 5000;

const STOPS = `select stop_id::text as "stopId", pricing_zone_id::text as "zoneId" from zone_stop
  where operator_id = $1::bigint and stop_id > $2::bigint order by zone_stop.stop_id limit ${AT_ONCE}`;
const PRICES = `select b.id::text as id, b.zone_from_id::text as "zoneFromId", b.zone_to_id::text as "zoneToId", b.currency,
    b.local_value::float8 as amount
  from base_ticket_price b join pricing_zone z on z.id = b.zone_from_id
  where z.operator_id = $1::bigint and b.passenger_type = 'ADULT' and b.id > $2::bigint order by b.id limit ${AT_ONCE}`;

const areIds = (...ids: readonly string[]): boolean => ids.every((id) => /^\d{1,18}$/.test(id));

/** Where an operator's stops lie in its zones, behind the stop `after`. */
export const zoneStops = async (
  { database }: PricingContext,
  operatorId: string,
  after: string,
): Promise<ZoneStopRow[]> => (areIds(operatorId, after) ? database.rows<ZoneStopRow>(STOPS, [operatorId, after]) : []);

/** What is sold between an operator's zones, behind the price `after`. */
export const zonePrices = async (
  { database }: PricingContext,
  operatorId: string,
  after: string,
): Promise<ZonePriceRow[]> =>
  areIds(operatorId, after) ? database.rows<ZonePriceRow>(PRICES, [operatorId, after]) : [];
