import type { PricingContext } from '../tariff/pricing-services.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { demandKey, type DemandRow } from '../demand/demand.rules.js';
import { placeKey, placeOf, type SupplementRow } from '../supplement/supplement.rules.js';
import {
  cellKey,
  isOfDemand,
  isOfPrice,
  isOfRule,
  isOfSupplement,
  isOfStop,
  type Operation,
  stopOf,
  zoneOfStop,
} from '../tariff-operation/operation.rules.js';
import type { TariffState } from '../tariff-operation/apply-operations.rules.js';

export type Rows = Pick<PricingContext['database'], 'rows'>;

/** Columns of a base price and of a rule as rows of the tariff. */
export const PRICE_COLUMNS = `b.id::text as id, b.zone_from_id::text as "zoneFromId", b.zone_to_id::text as "zoneToId",
  b.passenger_type as "passengerType", b.currency, b.local_value::float8 as "localValue",
  b.foreign_value::float8 as "foreignValue", b.local_offer_value::float8 as "localOfferValue",
  b.foreign_offer_value::float8 as "foreignOfferValue", b.offer_valid_from::text as "offerValidFrom",
  b.offer_valid_to::text as "offerValidTo", b.commission, b.effective_from::text as "effectiveFrom", b.sold, b.version`;
export const RULE_COLUMNS = `r.id::text as id, r.operator_id::text as "operatorId", r.route_timing_id::text as "routeTimingId",
  r.local_value::float8 as "localValue", r.non_local_value::float8 as "nonLocalValue",
  r.original_local_value::float8 as "originalLocalValue", r.original_non_local_value::float8 as "originalNonLocalValue",
  r.valid_from::text as "validFrom", r.valid_to::text as "validTo", r.status,
  r.is_day_of_week_dependent as "isDayOfWeekDependent", r.days_of_week as "daysOfWeek", r.priority, r.version`;

export const SUPPLEMENT_COLUMNS = `s.id::text as id, s.operator_id::text as "operatorId",
  s.seat_category_id::text as "seatCategoryId", s.vehicle_category_id::text as "vehicleCategoryId",
  s.passenger_type as "passengerType", s.currency, s.local_value::float8 as "localValue",
  s.foreign_value::float8 as "foreignValue", s.seat_names as "seatNames", s.vehicle_names as "vehicleNames",
  s.effective_from::text as "effectiveFrom", s.sold, s.version`;

export const DEMAND_COLUMNS = `d.id::text as id, d.operator_id::text as "operatorId", d.route_id::text as "routeId", d.steps, d.floor_percent as floor,
  d.ceiling_percent as ceiling, d.effective_from::text as "effectiveFrom", d.sold, d.version`;

const PRICES = `select ${PRICE_COLUMNS} from base_ticket_price b
  join jsonb_to_recordset($1::jsonb) as x("from" bigint, "to" bigint, type text)
    on b.zone_from_id = x."from" and b.zone_to_id = x."to" and b.passenger_type = x.type`;
const RULES = `select ${RULE_COLUMNS} from pricing_rule r where r.operator_id = $1::bigint and r.id = any($2::bigint[])`;
/** All of an operator: there are few. */
const SUPPLEMENTS = `select ${SUPPLEMENT_COLUMNS} from tariff_supplement s where s.operator_id = $1::bigint`;
const DEMANDS = `select ${DEMAND_COLUMNS} from tariff_demand d where d.operator_id = $1::bigint`;
const COMMISSION = `select b.commission from base_ticket_price b join pricing_zone z on z.id = b.zone_from_id
  where z.operator_id = $1::bigint group by b.commission order by count(*) desc, b.commission limit 1`;

/** What stands where these operations change something. */
export async function tariffState(
  from: Rows,
  operatorId: string,
  operations: readonly Operation[],
): Promise<TariffState> {
  const cells = operations.filter(isOfPrice).filter((one) => !isOfStop(one.from) && !isOfStop(one.to));
  const ruleIds = operations.flatMap((one) => (isOfRule(one) && one.ruleId !== null ? [one.ruleId] : []));
  const asked = JSON.stringify(cells.map((cell) => ({ from: cell.from, to: cell.to, type: cell.type })));
  const prices = cells.length === 0 ? [] : await from.rows<BaseTicketPriceRow>(PRICES, [asked]);
  const rules = ruleIds.length === 0 ? [] : await from.rows<PricingRuleRow>(RULES, [operatorId, ruleIds]);
  const supplements = operations.some(isOfSupplement) ? await from.rows<SupplementRow>(SUPPLEMENTS, [operatorId]) : [];
  const demands = operations.some(isOfDemand) ? await from.rows<DemandRow>(DEMANDS, [operatorId]) : [];
  const [usual] = await from.rows<{ commission: number }>(COMMISSION, [operatorId]);
  const keyOf = (row: BaseTicketPriceRow): string =>
    cellKey({ from: row.zoneFromId, to: row.zoneToId, type: row.passengerType });
  return {
    prices: Map.groupBy(prices, keyOf),
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    supplements: Map.groupBy(supplements, (row) => placeKey(placeOf(row))),
    demands: Map.groupBy(demands, demandKey),
    usualCommission: usual?.commission ?? null,
  };
}

const ZONES = `select stop_id::text as "stopId", pricing_zone_id::text as "zoneId" from zone_stop
  where operator_id = $1::bigint and route_id is null and stop_id = any($2::bigint[])`;

/** Stops that operations name, whose zone is looked for or made. */
export const stopsIn = (operations: readonly Operation[]): string[] => [
  ...new Set(operations.filter(isOfPrice).flatMap(({ from, to }) => [from, to].filter(isOfStop).map(stopOf))),
];

/** The same operations, of which those name the zone of a stop that has one by now. */
export async function inZones(
  from: Rows,
  operatorId: string,
  operations: readonly Operation[],
): Promise<readonly Operation[]> {
  const stops = stopsIn(operations);
  if (stops.length === 0) return operations;
  const rows = await from.rows<{ stopId: string; zoneId: string }>(ZONES, [operatorId, stops]);
  const zones = new Map(rows.map(({ stopId, zoneId }) => [zoneOfStop(stopId), zoneId]));
  return operations.map((operation) =>
    isOfPrice(operation)
      ? { ...operation, from: zones.get(operation.from) ?? operation.from, to: zones.get(operation.to) ?? operation.to }
      : operation,
  );
}
