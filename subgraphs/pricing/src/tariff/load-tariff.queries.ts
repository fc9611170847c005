import type { Database } from '@naga/server-kit/database/database.js';
import type {
  CurrencyRateRow,
  OperatorTariffRow,
  PricingZoneRow,
  TariffRows,
  TransactionFeeRow,
  ZoneStopRow,
} from '../market/market-rows.js';
import { COUPON_COLUMNS } from '../coupon/coupon-row.js';
import type { DemandRow } from '../demand/demand.rules.js';
import type { KnownPromotion } from '../promotion/told-promotions.rules.js';
import type { SupplementRow } from '../supplement/supplement.rules.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { Tariff } from './tariff.js';

/** Days stay text; amounts in minor units are exact as doubles. */
const TABLES = {
  operators: `select id, operator_id as "operatorId", country_code as "countryCode" from operator_tariff`,
  zones: `select id, operator_id as "operatorId", route_id as "routeId", name from pricing_zone`,
  stops: `select id, operator_id as "operatorId", pricing_zone_id as "pricingZoneId", stop_id as "stopId" from zone_stop`,
  prices: `select id, zone_from_id as "zoneFromId", zone_to_id as "zoneToId", passenger_type as "passengerType", currency,
    local_value::float8 as "localValue", foreign_value::float8 as "foreignValue",
    local_offer_value::float8 as "localOfferValue", foreign_offer_value::float8 as "foreignOfferValue",
    offer_valid_from::text as "offerValidFrom", offer_valid_to::text as "offerValidTo", commission,
    effective_from::text as "effectiveFrom", sold, version
    from base_ticket_price`,
  rules: `select id, operator_id as "operatorId", route_timing_id as "routeTimingId",
    local_value::float8 as "localValue", non_local_value::float8 as "nonLocalValue",
    original_local_value::float8 as "originalLocalValue", original_non_local_value::float8 as "originalNonLocalValue",
    valid_from::text as "validFrom", valid_to::text as "validTo", status,
    is_day_of_week_dependent as "isDayOfWeekDependent", days_of_week as "daysOfWeek", priority, version
    from pricing_rule where status = 'ACTIVE'`,
  followed: `select route_timing_id as id from followed_timing`,
  supplements: `select id, operator_id as "operatorId", seat_category_id as "seatCategoryId",
    vehicle_category_id as "vehicleCategoryId", passenger_type as "passengerType", currency,
    local_value::float8 as "localValue", foreign_value::float8 as "foreignValue", seat_names as "seatNames",
    vehicle_names as "vehicleNames", effective_from::text as "effectiveFrom", sold, version from tariff_supplement`,
  demands: `select id, operator_id as "operatorId", route_id as "routeId", steps, floor_percent as floor, ceiling_percent as ceiling,
    effective_from::text as "effectiveFrom", sold, version from tariff_demand`,
  rates: `select id, currency, trim_scale(per_dollar)::text as "perDollar", valid_from as "validFrom",
    written_at as "writtenAt" from currency_rate`,
  fees: `select id, currency, percent, fixed::float8 as fixed, by_method as "byMethod", version from transaction_fee`,
};

const OF_OPERATOR = {
  operators: `${TABLES.operators} where operator_id = $1::bigint`,
  zones: `${TABLES.zones} where operator_id = $1::bigint`,
  stops: `${TABLES.stops} where operator_id = $1::bigint`,
  prices: `${TABLES.prices} where zone_from_id in (select id from pricing_zone where operator_id = $1::bigint)`,
  rules: `${TABLES.rules} and operator_id = $1::bigint`,
  supplements: `${TABLES.supplements} where operator_id = $1::bigint`,
  demands: `${TABLES.demands} where operator_id = $1::bigint`,
};

/** The tariff of one operator, or of all, as it stands: one snapshot, so that no price misses its zone. */
export async function tariffRows(database: Database, operatorId?: string): Promise<TariffRows> {
  const client = await database.pool.connect();
  const texts = operatorId === undefined ? TABLES : OF_OPERATOR;
  const values = operatorId === undefined ? [] : [operatorId];
  const all = async <Row extends object>(text: string): Promise<Row[]> => (await client.query<Row>(text, values)).rows;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const rows = {
      operatorTariffs: await all<OperatorTariffRow>(texts.operators),
      pricingZones: await all<PricingZoneRow>(texts.zones),
      zoneStops: await all<ZoneStopRow>(texts.stops),
      baseTicketPrices: await all<BaseTicketPriceRow>(texts.prices),
      pricingRules: await all<PricingRuleRow>(texts.rules),
      followedTimings: (await client.query<{ id: string }>(TABLES.followed)).rows.map(({ id }) => id),
      tariffSupplements: await all<SupplementRow>(texts.supplements),
      tariffDemands: await all<DemandRow>(texts.demands),
      transactionFees: (await client.query<TransactionFeeRow>(TABLES.fees)).rows,
      currencyRates: (await client.query<CurrencyRateRow>(TABLES.rates)).rows,
    };
    await client.query('commit');
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const PROMOTIONS = `select ${COUPON_COLUMNS}, c.titles, array(
    select n.mode from coupon_count n where n.coupon_id = c.id and not n.is_short) as "plentyIn"
  from coupon c where c.applies = 'BY_ITSELF' and c.active order by c.id`;

/** All prices as they stand. */
export async function loadTariff(database: Database): Promise<Tariff> {
  const rows = await tariffRows(database);
  const promotions = await database.rows<KnownPromotion>(PROMOTIONS);
  return new Tariff({ ...rows, promotions });
}
