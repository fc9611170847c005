import type { LocalizedText } from '@naga/kernel/language.js';
import { formatClock } from '@naga/kernel/clock-time.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { CatalogueContext } from '../journey/asking.js';
import { clocksOf } from './line-times.rules.js';
import type { Line, LineSchedule, LineStop, LineTiming } from './line.rules.js';
import { linesSeen } from './line.queries.js';

type Saved<T> = { readonly [key in keyof T]-?: Exclude<T[key], undefined> };

export interface SavedStop extends Saved<LineStop> {
  readonly id: string;
  readonly names: LocalizedText;
  readonly placeNames: LocalizedText;
}
export interface SavedSchedule extends Saved<LineSchedule> {
  readonly id: string;
}
export interface SavedTiming extends Omit<Saved<LineTiming>, 'stops' | 'schedules' | 'connectingRouteIds'> {
  readonly id: string;
  readonly connectingRouteIds: readonly string[];
  readonly connectingRoutes: readonly { readonly id: string; readonly names: LocalizedText }[];
  readonly stops: readonly {
    readonly arrivalTime: string;
    readonly departureTime: string;
    readonly sameDayArrival: boolean;
    readonly sameDayDeparture: boolean;
    readonly stopName: LocalizedText | null;
  }[];
  readonly schedules: readonly SavedSchedule[];
}
export interface SavedLine extends Omit<Saved<Line>, 'amenityIds' | 'tripInfoIds' | 'stops' | 'timings'> {
  readonly id: string;
  readonly version: number;
  /** Not off sale as a whole. */
  readonly active: boolean;
  readonly amenityIds: readonly string[];
  readonly tripInfoIds: readonly string[];
  readonly stops: readonly SavedStop[];
  readonly timings: readonly SavedTiming[];
}

const STOPS = `select e.id::text as id, e.stop_id::text as "stopId", s.names, l.names as "placeNames", e.travel_time as "travelTime",
    e.boarding_stop as "boardingStop", e.drop_off_stop as "dropOffStop", e.current_status as "currentStatus"
  from route_stop e join stop s on s.id = e.stop_id join location l on l.id = s.location_id
  where e.route_id = $1::bigint order by e.position`;

const CLOCKS = `select jsonb_agg(jsonb_build_object('arrivalTime', c.arrival_time, 'departureTime', c.departure_time,
    'sameDayArrival', c.same_day_arrival, 'sameDayDeparture', c.same_day_departure, 'stopName', c.stop_name) order by c.position)
  from timing_stop c where c.route_timing_id = t.id`;

const SCHEDULES = `select jsonb_agg(jsonb_build_object('id', d.id::text, 'daysOfWeek', d.days_of_week,
    'vehicleTypeId', d.vehicle_type_id::text, 'hasPassengerTypePricing', d.has_passenger_type_pricing,
    'disabled', d.disabled, 'blockBefore', d.block_before, 'blockingFrom', d.blocking_from, 'blockingTo', d.blocking_to,
    'allowMaleNextToFemale', d.allow_male_next_to_female, 'specificNote', d.specific_note,
    'routeBranchId', d.route_branch_id::text, 'allowFrom1', d.allow_from1, 'allowTo1', d.allow_to1,
    'allowFrom2', d.allow_from2, 'allowTo2', d.allow_to2, 'routeForUser', d.route_for_user,
    'insteadOfId', d.instead_of_id::text) order by d.id)
  from route_schedule d where d.route_timing_id = t.id`;

/** One that is gone is left out. */
const CONNECTING = `select jsonb_agg(jsonb_build_object('id', n.id::text, 'names', n.names) order by lower(n.names->>'en'), n.id)
  from route n where n.id = any(t.connecting_route_ids)`;

const TIMINGS = `select t.id::text as id, t.allow_pickup as "allowPickup", t.route_branch_id::text as "routeBranchId",
    t.blocking_hours_from as "from", t.blocking_hours_to as "to", t.block_before as "blockBefore",
    t.connecting_operator_id::text as "connectingOperatorId", t.instead_of_ids::text[] as "insteadOfIds",
    coalesce((${CONNECTING}), '[]') as "connectingRoutes",
    coalesce((${CLOCKS}), '[]') as stops, coalesce((${SCHEDULES}), '[]') as schedules
  from route_timing t where t.route_id = $1::bigint
  order by (select c.departure_time from timing_stop c where c.route_timing_id = t.id and c.position = 0), t.id`;

interface TimingRow extends Omit<
  SavedTiming,
  'stops' | 'blockingHoursFrom' | 'blockingHoursTo' | 'connectingRouteIds'
> {
  readonly from: number | null;
  readonly to: number | null;
  readonly stops: readonly {
    readonly arrivalTime: number;
    readonly departureTime: number;
    readonly sameDayArrival: boolean;
    readonly sameDayDeparture: boolean;
    readonly stopName: LocalizedText | null;
  }[];
}

const timingOf = ({ from, to, stops, ...timing }: TimingRow): SavedTiming => ({
  ...timing,
  connectingRouteIds: timing.connectingRoutes.map(({ id }) => id),
  blockingHoursFrom: from === null ? null : formatClock(from),
  blockingHoursTo: to === null ? null : formatClock(to),
  stops: stops.map((stop) => ({ ...stop, ...clocksOf(stop) })),
});

/** A line within reach, as it is saved. */
export async function savedLine(context: CatalogueContext, id: string): Promise<SavedLine | undefined> {
  if (!isRowId(id)) return undefined;
  const { database } = context;
  const { condition, value } = linesSeen(context, 2);
  const route = `select r.id::text as id, r.version, not r.off_sale as active, r.operator_id::text as "operatorId", r.names,
      r.transport_type as "transportType", r.local_country_code as "localCountryCode", r.distance_km as "distanceKm",
      array(select a.amenity_id::text from route_amenity a where a.route_id = r.id order by a.amenity_id) as "amenityIds",
      array(select i.trip_info_id::text from route_trip_info i where i.route_id = r.id order by i.trip_info_id) as "tripInfoIds"
    from route r join operator o on o.id = r.operator_id where r.id = $1::bigint and ${condition}`;
  const [found] = await database.rows<Omit<SavedLine, 'stops' | 'timings'>>(route, [id, value]);
  if (found === undefined) return undefined;
  const [stops, timings] = await Promise.all([
    database.rows<SavedStop>(STOPS, [id]),
    database.rows<TimingRow>(TIMINGS, [id]),
  ]);
  return { ...found, stops, timings: timings.map(timingOf) };
}
