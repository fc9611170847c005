import { isRowId } from '@naga/kernel/row-id.js';
import { today } from '../tariff-change/today.js';
import type { PricingContext } from '../tariff/pricing-services.js';

export interface ZoneStopRow {
  readonly id: string;
  /** Of whose own zones it is one; null: of the zones of all lines. */
  readonly lineId: string | null;
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

const STOPS = `select id::text as id, route_id::text as "lineId", stop_id::text as "stopId", pricing_zone_id::text as "zoneId"
  from zone_stop where operator_id = $1::bigint and id > $2::bigint order by zone_stop.id limit ${AT_ONCE}`;
const PRICES = `select b.id::text as id, b.zone_from_id::text as "zoneFromId", b.zone_to_id::text as "zoneToId", b.currency,
    b.local_value::float8 as amount
  from base_ticket_price b join pricing_zone z on z.id = b.zone_from_id
  where z.operator_id = $1::bigint and b.passenger_type = 'ADULT' and b.id > $2::bigint
    and b.sold and coalesce(b.effective_from, '-infinity') <= $3::date and not exists (select from base_ticket_price later
      where later.zone_from_id = b.zone_from_id and later.zone_to_id = b.zone_to_id and later.passenger_type = 'ADULT'
        and later.effective_from <= $3::date and later.effective_from > coalesce(b.effective_from, '-infinity'))
  order by b.id limit ${AT_ONCE}`;

const areIds = (...ids: readonly string[]): boolean => ids.every(isRowId);

/** Where an operator's stops lie in its zones, those of all lines and those of one, behind the row `after`. */
export const zoneStops = async (
  { database }: PricingContext,
  operatorId: string,
  after: string,
): Promise<ZoneStopRow[]> => (areIds(operatorId, after) ? database.rows<ZoneStopRow>(STOPS, [operatorId, after]) : []);

/** What is sold today between zones of an operator, behind the price `after`. */
export const zonePrices = async (
  { database, clock }: PricingContext,
  operatorId: string,
  after: string,
): Promise<ZonePriceRow[]> =>
  areIds(operatorId, after) ? database.rows<ZonePriceRow>(PRICES, [operatorId, after, today(clock)]) : [];
