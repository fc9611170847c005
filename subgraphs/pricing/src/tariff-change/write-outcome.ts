import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Outcome } from '../tariff-operation/apply-operations.rules.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import type { WishedZones } from '../line-price/line-price.rules.js';
import { nameOfZone } from '../tariff-operation/zone-name.rules.js';
import { inZones, stopsIn } from './tariff-state.queries.js';

const LOCK = `insert into operator_tariff as t (operator_id, country_code) values ($1::bigint, $2)
  on conflict (operator_id) do update set country_code = coalesce(t.country_code, excluded.country_code) returning t.version`;
const COUNT = `update operator_tariff set version = $2 where operator_id = $1::bigint`;

/**
 * Nobody else writes any price, rule or zone of the operator until the end of the transaction. Answers its version.
 * `countryCode`: of the operator, for who knows it.
 */
export async function lockTariff(
  transaction: RowTransaction,
  operatorId: string,
  countryCode: string | null = null,
): Promise<number> {
  const [row] = await transaction.rows<{ version: number }>(LOCK, [operatorId, countryCode]);
  return row!.version;
}

/** A zone for each name of `$2`, of those of its stops that have none. */
const MAKE_ZONES = `with wanted as (
    select x.at, x.name, s.stop_id from jsonb_to_recordset($2::jsonb) as x(at int, name text, "stopIds" bigint[])
    cross join lateral unnest(x."stopIds") as s(stop_id)
    where not exists (select from zone_stop z
      where z.operator_id = $1::bigint and z.route_id is null and z.stop_id = s.stop_id)
  ), named as materialized (
    select at, min(name) as name, nextval(pg_get_serial_sequence('pricing_zone', 'id')) as id from wanted group by at
  ), made as (insert into pricing_zone (id, operator_id, name) select id, $1::bigint, name from named returning id)
  insert into zone_stop (operator_id, pricing_zone_id, stop_id)
  select $1::bigint, n.id, w.stop_id from wanted w join named n on n.at = w.at join made m on m.id = n.id`;

/**
 * Each stop that operations name has a zone from now on. One that has none gets one of its own, called as it is; those that
 * shall cost the same (`together`) share it.
 */
export async function withZones(
  transaction: RowTransaction,
  operatorId: string,
  said: readonly Operation[],
  names: ReadonlyMap<string, string>,
  together: WishedZones = [],
): Promise<readonly Operation[]> {
  const operations = await inZones(transaction, operatorId, said);
  const missing = stopsIn(operations).map((stopId, at) => {
    const stopIds = (together.find((ids) => ids.includes(stopId)) ?? [stopId]).filter((id) => names.has(id));
    return { at, stopIds: stopIds.length > 0 ? stopIds : [stopId], name: nameOfZone(stopIds, names) };
  });
  if (missing.length === 0) return operations;
  await transaction.rows(MAKE_ZONES, [operatorId, JSON.stringify(missing)]);
  return inZones(transaction, operatorId, operations);
}

const PRICES = `insert into base_ticket_price (zone_from_id, zone_to_id, passenger_type, currency, local_value, foreign_value,
    local_offer_value, foreign_offer_value, offer_valid_from, offer_valid_to, commission, effective_from, sold, version)
  select "zoneFromId", "zoneToId", "passengerType", currency, "localValue", "foreignValue", "localOfferValue",
    "foreignOfferValue", "offerValidFrom", "offerValidTo", commission, "effectiveFrom", sold, version
  from jsonb_to_recordset($1::jsonb) as x("zoneFromId" bigint, "zoneToId" bigint, "passengerType" text, currency text,
    "localValue" bigint, "foreignValue" bigint, "localOfferValue" bigint, "foreignOfferValue" bigint,
    "offerValidFrom" date, "offerValidTo" date, commission int, "effectiveFrom" date, sold boolean, version int)
  on conflict on constraint base_ticket_price_from_one_day do update set currency = excluded.currency,
    local_value = excluded.local_value, foreign_value = excluded.foreign_value,
    local_offer_value = excluded.local_offer_value, foreign_offer_value = excluded.foreign_offer_value,
    offer_valid_from = excluded.offer_valid_from, offer_valid_to = excluded.offer_valid_to,
    commission = excluded.commission, sold = excluded.sold, version = excluded.version`;

const SUPPLEMENTS = `insert into tariff_supplement (operator_id, seat_category_id, vehicle_category_id, passenger_type,
    currency, local_value, foreign_value, seat_names, vehicle_names, effective_from, sold, version)
  select "operatorId", "seatCategoryId", "vehicleCategoryId", "passengerType", currency, "localValue", "foreignValue",
    nullif("seatNames", 'null'), nullif("vehicleNames", 'null'), "effectiveFrom", sold, version
  from jsonb_to_recordset($1::jsonb) as x("operatorId" bigint, "seatCategoryId" bigint, "vehicleCategoryId" bigint,
    "passengerType" text, currency text, "localValue" bigint, "foreignValue" bigint, "seatNames" jsonb,
    "vehicleNames" jsonb, "effectiveFrom" date, sold boolean, version int)
  on conflict on constraint tariff_supplement_from_one_day do update set local_value = excluded.local_value,
    foreign_value = excluded.foreign_value, seat_names = excluded.seat_names, vehicle_names = excluded.vehicle_names,
    sold = excluded.sold, version = excluded.version`;

const DEMANDS = `insert into tariff_demand (operator_id, route_id, steps, floor_percent, ceiling_percent, effective_from, sold, version)
  select "operatorId", "routeId", steps, floor, ceiling, "effectiveFrom", sold, version
  from jsonb_to_recordset($1::jsonb) as x("operatorId" bigint, "routeId" bigint, steps jsonb, floor int, ceiling int,
    "effectiveFrom" date, sold boolean, version int)
  on conflict on constraint tariff_demand_from_one_day do update set steps = excluded.steps,
    floor_percent = excluded.floor_percent, ceiling_percent = excluded.ceiling_percent, sold = excluded.sold, version = excluded.version`;

const END = `update pricing_rule r set valid_to = x."validTo"
  from jsonb_to_recordset($1::jsonb) as x(id bigint, "validTo" date) where r.id = x.id`;
const DROP = `delete from pricing_rule where id = any($1::bigint[])`;
const IDS = `select nextval(pg_get_serial_sequence('pricing_rule', 'id'))::text as id from generate_series(1, $1::int)`;
const MAKE = `insert into pricing_rule (id, operator_id, route_timing_id, local_value, non_local_value, original_local_value,
    original_non_local_value, valid_from, valid_to, status, is_day_of_week_dependent, days_of_week, priority, version)
  select id, "operatorId", "routeTimingId", "localValue", "nonLocalValue", "originalLocalValue", "originalNonLocalValue",
    "validFrom", "validTo", status, "isDayOfWeekDependent", "daysOfWeek", priority, version
  from jsonb_to_recordset($1::jsonb) as x(id bigint, "operatorId" bigint, "routeTimingId" bigint, "localValue" bigint,
    "nonLocalValue" bigint, "originalLocalValue" bigint, "originalNonLocalValue" bigint, "validFrom" date, "validTo" date,
    status text, "isDayOfWeekDependent" boolean, "daysOfWeek" smallint[], priority int, version int)`;

async function writeRules(transaction: RowTransaction, { rules, operations }: Outcome): Promise<readonly Operation[]> {
  const { ended, dropped, made } = rules;
  if (ended.length > 0) await transaction.rows(END, [JSON.stringify(ended)]);
  if (dropped.length > 0) await transaction.rows(DROP, [dropped]);
  if (made.length === 0) return operations;
  const ids = await transaction.rows<{ id: string }>(IDS, [made.length]);
  await transaction.rows(MAKE, [JSON.stringify(made.map(({ rule }, at) => ({ ...rule, id: ids[at]!.id })))]);
  const madeBy = new Map(made.map(({ at }, index) => [at, ids[index]!.id]));
  return operations.map((operation, at) =>
    operation.kind === 'PUT_RULE' ? { ...operation, madeId: madeBy.get(at)! } : operation,
  );
}

/** Writes what a change comes to, as its operator's next version; answers its operations with the rules that they made. */
export async function writeOutcome(
  transaction: RowTransaction,
  operatorId: string,
  version: number,
  outcome: Outcome,
): Promise<readonly Operation[]> {
  if (outcome.prices.length > 0) await transaction.rows(PRICES, [JSON.stringify(outcome.prices)]);
  if (outcome.supplements.length > 0) await transaction.rows(SUPPLEMENTS, [JSON.stringify(outcome.supplements)]);
  if (outcome.demands.length > 0) await transaction.rows(DEMANDS, [JSON.stringify(outcome.demands)]);
  const operations = await writeRules(transaction, outcome);
  await transaction.rows(COUNT, [operatorId, version]);
  return operations;
}
