import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import { parseClock } from '@naga/kernel/clock-time.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import type { Link } from '@naga/server-kit/crud/noun-field.js';
import { writeLinks } from '@naga/server-kit/crud/write-links.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { timesOf } from './line-times.rules.js';
import type { Line } from './line.rules.js';
import type { Following } from './tell-followed.js';

type Row = Readonly<Record<string, unknown>>;

/** One table of a line. */
interface LineTable {
  readonly name: string;
  /** The rows of the line, by its route's id `$1`. */
  readonly of: string;
  readonly columns: readonly string[];
}

const BY_ROUTE = 'x.route_id = $1::bigint';
/** Timings first: a join may be planned for few rows and done for many, in one transaction that writes a thousand lines. */
const OF_TIMINGS = 'route_timing_id = any(array(select id from route_timing where route_id = $1::bigint))';
const BY_TIMING = `x.${OF_TIMINGS}`;

const ROUTE_STOP: LineTable = {
  name: 'route_stop',
  of: BY_ROUTE,
  columns: ['route_id', 'stop_id', 'position', 'travel_time', 'boarding_stop', 'drop_off_stop', 'current_status'],
};
const ROUTE_TIMING: LineTable = {
  name: 'route_timing',
  of: BY_ROUTE,
  columns: [
    ...['route_id', 'allow_pickup', 'route_branch_id', 'blocking_hours_from', 'blocking_hours_to', 'block_before'],
    ...['connecting_route_ids', 'connecting_operator_id', 'instead_of_ids'],
  ],
};
const TIMING_STOP: LineTable = {
  name: 'timing_stop',
  of: BY_TIMING,
  columns: [
    ...['route_timing_id', 'stop_id', 'position', 'arrival_time', 'departure_time'],
    ...['same_day_arrival', 'same_day_departure', 'stop_name'],
  ],
};
const ROUTE_SCHEDULE: LineTable = {
  name: 'route_schedule',
  of: BY_TIMING,
  columns: [
    ...['route_timing_id', 'days_of_week', 'vehicle_type_id', 'has_passenger_type_pricing', 'disabled', 'block_before'],
    ...['blocking_from', 'blocking_to', 'allow_male_next_to_female', 'specific_note', 'route_branch_id'],
    ...['allow_from1', 'allow_to1', 'allow_from2', 'allow_to2', 'route_for_user', 'instead_of_id'],
  ],
};

const quoted = (list: readonly string[], before = '') => list.map((column) => `${before}"${column}"`).join(', ');

/** Writes rows: those that are there keep their ids, and none is touched in vain. */
async function put(transaction: RowTransaction, { name, columns }: LineTable, rows: readonly Row[]) {
  const listed = quoted(['id', ...columns]);
  const upsert = `insert into ${name} as x (${listed})
    select ${listed} from json_populate_recordset(null::${name}, $1::json)
    on conflict (id) do update set (${quoted(columns)}) = row(${quoted(columns, 'excluded.')})
    where (${quoted(columns, 'x.')}) is distinct from (${quoted(columns, 'excluded.')})`;
  await transaction.rows(upsert, [JSON.stringify(rows)]);
}

/** Removes the line's rows that are no longer named. */
const leaveOnly = (transaction: RowTransaction, { name, of }: LineTable, routeId: string, rows: readonly Row[]) =>
  transaction.rows(`delete from ${name} x where ${of} and x.id <> all($2::bigint[])`, [
    routeId,
    rows.map(({ id }) => id),
  ]);

/** Ids for rows that have none, each after the last. */
async function numbered<T extends { readonly id?: string | null | undefined }>(
  transaction: RowTransaction,
  { name }: LineTable,
  rows: readonly T[],
): Promise<(T & { readonly id: string })[]> {
  const next = `select nextval(pg_get_serial_sequence('${name}', 'id'))::text as id from generate_series(1, $1::int)`;
  const fresh = await transaction.rows<{ id: string }>(next, [rows.filter(({ id }) => id == null).length]);
  return rows.map((row) => ({ ...row, id: row.id ?? fresh.shift()!.id }));
}

const tidy = (text: LocalizedText | null | undefined): object | null => {
  const typed = LANGUAGES.flatMap((code) => {
    const words = typedLine(text?.[code] ?? '');
    return words === '' ? [] : [[code, words]];
  });
  return typed.length === 0 ? null : (Object.fromEntries(typed) as object);
};

const minute = (clock: string | null | undefined): number | null => (clock == null ? null : parseClock(clock)!);
const days = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

/** What the route itself says, as parameters: names, transport type, country, distance. */
export const routeValues = ({ names, transportType, localCountryCode, distanceKm }: Line): unknown[] => [
  JSON.stringify(tidy(names)),
  transportType,
  localCountryCode,
  distanceKm ?? null,
];

/** A position is had by one stop: those that move step aside first. */
const STEP_ASIDE = `update route_stop x set position = -1 - x.position from json_populate_recordset(null::route_stop, $2::json) n
  where x.id = n.id and x.route_id = $1::bigint
    and exists (select 1 from json_populate_recordset(null::route_stop, $2::json) m join route_stop y on y.id = m.id
      where y.route_id = $1::bigint and y.position <> m.position)`;

async function writeStops(
  transaction: RowTransaction,
  routeId: string,
  { stops }: Line,
  isNew: boolean,
): Promise<void> {
  const rows = (await numbered(transaction, ROUTE_STOP, stops)).map((stop, position) => ({
    id: stop.id,
    route_id: routeId,
    stop_id: stop.stopId,
    position,
    travel_time: stop.travelTime,
    boarding_stop: stop.boardingStop,
    drop_off_stop: stop.dropOffStop,
    current_status: stop.currentStatus,
  }));
  if (!isNew) {
    await leaveOnly(transaction, ROUTE_STOP, routeId, rows);
    await transaction.rows(STEP_ASIDE, [routeId, JSON.stringify(rows)]);
  }
  await put(transaction, ROUTE_STOP, rows);
}

const KNOWN = `select id::text as id, route_timing_id::text as "timingId", position, stop_id::text as "stopId",
  stop_name as "stopName" from timing_stop where ${OF_TIMINGS} order by position`;

interface KnownCall {
  readonly id: string;
  readonly position: number;
  readonly stopId: string;
  readonly stopName: LocalizedText | null;
}

/** What a stop is called on a timing whose author said nothing of it: its name follows it, and stays with no other stop. */
const nameKept = (known: readonly KnownCall[], position: number, stopId: string): LocalizedText | null => {
  const same = known.filter((call) => call.stopId === stopId);
  return (same.find((call) => call.position === position) ?? same[0])?.stopName ?? null;
};

const AMENITIES: Link = { table: 'route_amenity', own: 'route_id', other: 'amenity_id' };
const TRIP_INFOS: Link = { table: 'route_trip_info', own: 'route_id', other: 'trip_info_id' };

/**
 * Writes amenities, trip info, stops, timings, their clocks and schedules of a route, whose own row is written; `isNew`: just
 * now. Answers the times and schedules that are made in place of others.
 */
export async function writeLine(
  transaction: RowTransaction,
  routeId: string,
  line: Line,
  isNew = false,
): Promise<Following> {
  if (line.amenityIds != null) await writeLinks(transaction, AMENITIES, routeId, line.amenityIds);
  if (line.tripInfoIds != null) await writeLinks(transaction, TRIP_INFOS, routeId, line.tripInfoIds);
  await writeStops(transaction, routeId, line, isNew);
  const timings = await numbered(transaction, ROUTE_TIMING, line.timings);
  const said = timings.flatMap(({ id, schedules: list }) => list.map((schedule) => ({ ...schedule, timingId: id })));
  const schedules = await numbered(transaction, ROUTE_SCHEDULE, said);
  const known = isNew ? [] : await transaction.rows<KnownCall & { timingId: string }>(KNOWN, [routeId]);
  const knownOf = Map.groupBy(known, ({ timingId }) => timingId);
  const clocks = timings.flatMap(({ id: timingId, stops }) => {
    const calls = knownOf.get(timingId) ?? [];
    return timesOf(stops).times.map((time, position) => {
      const { stopId } = line.stops[position]!;
      const { stopName } = stops[position]!;
      return {
        id: calls.find((call) => call.position === position)?.id ?? null,
        route_timing_id: timingId,
        stop_id: stopId,
        stop_name: stopName === undefined ? nameKept(calls, position, stopId) : tidy(stopName),
        position,
        arrival_time: time.arrivalTime,
        departure_time: time.departureTime,
        same_day_arrival: time.sameDayArrival,
        same_day_departure: time.sameDayDeparture,
      };
    });
  });
  const timingRows = timings.map((timing) => ({
    id: timing.id,
    route_id: routeId,
    allow_pickup: timing.allowPickup,
    route_branch_id: timing.routeBranchId ?? null,
    blocking_hours_from: minute(timing.blockingHoursFrom),
    blocking_hours_to: minute(timing.blockingHoursTo),
    block_before: timing.blockBefore,
    connecting_route_ids: timing.connectingRouteIds ?? [],
    connecting_operator_id: timing.connectingRouteIds?.length ? (timing.connectingOperatorId ?? null) : null,
    instead_of_ids: timing.insteadOfIds?.length ? timing.insteadOfIds : null,
  }));
  const scheduleRows = schedules.map((schedule) => ({
    id: schedule.id,
    route_timing_id: schedule.timingId,
    days_of_week: days(schedule.daysOfWeek),
    vehicle_type_id: schedule.vehicleTypeId,
    has_passenger_type_pricing: schedule.hasPassengerTypePricing,
    disabled: schedule.disabled,
    block_before: schedule.blockBefore ?? null,
    blocking_from: schedule.blockingFrom ?? null,
    blocking_to: schedule.blockingTo ?? null,
    allow_male_next_to_female: schedule.allowMaleNextToFemale,
    specific_note: tidy(schedule.specificNote),
    route_branch_id: schedule.routeBranchId ?? null,
    allow_from1: schedule.allowFrom1 ?? null,
    allow_to1: schedule.allowTo1 ?? null,
    allow_from2: schedule.allowFrom2 ?? null,
    allow_to2: schedule.allowTo2 ?? null,
    route_for_user: schedule.routeForUser,
    instead_of_id: schedule.insteadOfId ?? null,
  }));
  const clockRows = await numbered(transaction, TIMING_STOP, clocks);
  await put(transaction, ROUTE_TIMING, timingRows);
  await put(transaction, ROUTE_SCHEDULE, scheduleRows);
  await put(transaction, TIMING_STOP, clockRows);
  if (isNew) return { timings: [], schedules: [] };
  // Last, and from below: a schedule may have moved out of a timing that goes.
  await leaveOnly(transaction, TIMING_STOP, routeId, clockRows);
  await leaveOnly(transaction, ROUTE_SCHEDULE, routeId, scheduleRows);
  await leaveOnly(transaction, ROUTE_TIMING, routeId, timingRows);
  return {
    timings: timings.flatMap(({ id, insteadOfIds }, at) =>
      line.timings[at]!.id == null && insteadOfIds?.length ? [{ routeTimingId: id, insteadOf: insteadOfIds }] : [],
    ),
    schedules: schedules.filter(({ insteadOfId }, at) => said[at]!.id == null && insteadOfId != null),
  };
}
