import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { CatalogueContext } from '../journey/asking.js';

interface PricedOperator {
  readonly id: string;
  readonly countryCode: string;
}

interface NamedStop {
  readonly id: string;
  readonly names: LocalizedText;
}

const OPERATORS = `select id::text as id, country_code as "countryCode" from operator where id = any($1::bigint[])`;
const ROUTE = `select 1 from route where id = $1::bigint and operator_id = $2::bigint`;
const STOPS = `select id::text as id, names from stop where id = any($1::bigint[])`;

/** Those of these operators that there are, each with its country. */
export function pricedOperators({ database }: CatalogueContext, ids: readonly string[]): Promise<PricedOperator[]> {
  return database.rows<PricedOperator>(OPERATORS, [ids.filter(isRowId)]);
}

/** Whether a route is an operator's. */
export async function isRouteOf({ database }: CatalogueContext, routeId: string, operatorId: string): Promise<boolean> {
  if (!isRowId(routeId) || !isRowId(operatorId)) return false;
  return (await database.rows(ROUTE, [routeId, operatorId])).length > 0;
}

const TIMINGS = `select t.id::text as id, t.route_id::text as "routeId"
  from route_timing t join route r on r.id = t.route_id where r.operator_id = $1::bigint order by t.id`;

interface PricedTiming {
  readonly id: string;
  readonly routeId: string;
}

/** All timings of an operator. */
export async function pricedTimings({ database }: CatalogueContext, operatorId: string): Promise<PricedTiming[]> {
  return isRowId(operatorId) ? database.rows<PricedTiming>(TIMINGS, [operatorId]) : [];
}

const SCHEDULES = `select s.id::text as id, t.id::text as "routeTimingId", t.route_id::text as "routeId",
    s.has_passenger_type_pricing as "hasPassengerTypePricing", v.vehicle_category_id::text as "vehicleCategoryId",
    coalesce((select jsonb_agg(c) from (select k.seat_category_id::text as "seatCategoryId",
        jsonb_agg(e.number order by e.number) as "seatNumbers" from seat e join seat_type k on k.id = e.seat_type_id
      where e.seat_layout_id = v.seat_layout_id and e.kind = 'SEAT' and k.seat_category_id is not null
      group by k.seat_category_id) c), '[]') as "seatCategories"
  from route_schedule s join route_timing t on t.id = s.route_timing_id join route r on r.id = t.route_id
  join vehicle_type v on v.id = s.vehicle_type_id
  where r.operator_id = $1::bigint order by s.id`;

interface PricedSchedule extends Omit<PricedTiming, 'id'> {
  readonly id: string;
  readonly routeTimingId: string;
  readonly hasPassengerTypePricing: boolean;
  readonly vehicleCategoryId: string;
  readonly seatCategories: readonly { readonly seatCategoryId: string; readonly seatNumbers: readonly string[] }[];
}

/** All schedules of an operator. */
export async function pricedSchedules({ database }: CatalogueContext, operatorId: string): Promise<PricedSchedule[]> {
  return isRowId(operatorId) ? database.rows<PricedSchedule>(SCHEDULES, [operatorId]) : [];
}

interface CategoryToPrice {
  readonly id: string;
  readonly names: LocalizedText;
}

const categories = (table: string): string => `select id::text as id, names from ${table} order by names->>'en', id`;

/** All classes of seats, and of vehicles. */
export async function pricedCategories({
  database,
}: CatalogueContext): Promise<Readonly<Record<'seats' | 'vehicles', CategoryToPrice[]>>> {
  const seats = await database.rows<CategoryToPrice>(categories('seat_category'));
  return { seats, vehicles: await database.rows<CategoryToPrice>(categories('vehicle_category')) };
}

/** Those of these stops that there are. */
export function namedStops({ database }: CatalogueContext, ids: readonly string[]): Promise<NamedStop[]> {
  return database.rows<NamedStop>(STOPS, [ids.filter(isRowId)]);
}
