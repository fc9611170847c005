import type { LocalizedText } from '@naga/kernel/language.js';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { pairTableInSteps } from '../location-pair/pair-table.js';
import type { MarketRows } from '../market/market-rows.js';
import type { OperatorRow } from '../market/operator-rows.js';
import type { RouteRow, RouteScheduleRow, RouteTimingRow, TimingStopRow } from '../market/route-rows.js';
import { blockBefore, type SaleTerms } from '../sale/on-sale.rules.js';
import { minuteAtStop } from '../schedule/timing-stop.rules.js';
import { timetableInSteps } from '../timetable/build-timetable.js';
import type { Timetable } from '../timetable/timetable.js';
import { weekdayBits, type ServiceDays } from '../timetable/service-days.rules.js';
import type { TimetableCall, TimetableTrip } from '../timetable/timetable-rows.js';
import { Catalogue } from './catalogue.js';
import type { Departure } from './departure.js';
import type { Place } from './place.js';

/** The kinds of trips in the timetable. */
export const KINDS = ['BUS', 'TAXI', 'FERRY'] as const;

/** Builds one generation from rows, yielding so often that a server can answer in between. */
export function* catalogueInSteps(rows: MarketRows): Generator<void, Catalogue> {
  const stopAt = new Map(rows.stops.map((stop, index) => [stop.id, index]));
  const { places, placeOfStop } = placesOf(rows);
  yield;
  const callsOfTiming = yield* callsInSteps(rows, stopAt);
  const { departures, trips, services } = yield* departuresInSteps(rows, callsOfTiming);
  const timetable = yield* timetableInSteps({ stops: rows.stops, services, trips });
  const pairs = yield* pairTableInSteps(timetable, places, placeOfStop, departures);
  const stopNames = namesOnTimings(rows.timingStops, departures, timetable);
  const { timingStops: _timingStops, routeStops: _routeStops, ...kept } = rows;
  return new Catalogue({ rows: kept, places, placeOfStop, departures, timetable, pairs, stopNames });
}

/** By call what its stop is called on its timing alone. */
export function namesOnTimings(
  timingStops: MarketRows['timingStops'],
  departures: readonly Departure[],
  { tripStart }: Timetable,
): ReadonlyMap<number, LocalizedText> {
  const renamed = Map.groupBy(
    timingStops.filter(({ stopName }) => stopName !== null),
    ({ routeTimingId }) => routeTimingId,
  );
  const names = new Map<number, LocalizedText>();
  if (renamed.size === 0) return names;
  for (const [trip, { timing }] of departures.entries())
    for (const { position, stopName } of renamed.get(timing.id) ?? [])
      if (stopName) names.set(tripStart[trip]! + position, stopName);
  return names;
}

function placesOf({ locations, stops }: MarketRows): { places: Place[]; placeOfStop: Int32Array } {
  const at = new Map(locations.map((location, index) => [location.id, index]));
  const parents = locations.map(({ parentId }) => (parentId === null ? -1 : (at.get(parentId) ?? -1)));
  const below: number[][] = locations.map(() => []);
  const placeOfStop = Int32Array.from(stops, (stop) => at.get(stop.locationId)!);
  for (const [stop, place] of placeOfStop.entries())
    for (let up = place, steps = 0; up >= 0 && steps < 10; up = parents[up]!, steps++) below[up]!.push(stop);
  const places = locations.map((row, index) => ({ row, parent: parents[index]!, stops: below[index]! }));
  return { places, placeOfStop };
}

type CallRows = Pick<MarketRows, 'routeTimings' | 'routeStops' | 'timingStops'>;

/** The calls of each timing, by its id. */
export function* callsInSteps(rows: CallRows, stopAt: ReadonlyMap<string, number>) {
  const byTiming = new Map<string, TimingStopRow[]>();
  for (const [index, stop] of rows.timingStops.entries()) {
    const stops = byTiming.get(stop.routeTimingId);
    if (stops) stops.push(stop);
    else byTiming.set(stop.routeTimingId, [stop]);
    if (index % 4096 === 4095) yield;
  }
  const flags = new Map(rows.routeStops.map((stop) => [`${stop.routeId}/${stop.position}`, stop]));
  yield;
  const calls = new Map<string, TimetableCall[]>();
  for (const [index, timing] of rows.routeTimings.entries()) {
    let minute = 0;
    const stops = (byTiming.get(timing.id) ?? []).sort((a, b) => a.position - b.position);
    calls.set(
      timing.id,
      stops.map((stop) => {
        const arrival = minuteAtStop({ clock: stop.arrivalTime, sameDay: stop.sameDayArrival }, minute);
        minute = minuteAtStop({ clock: stop.departureTime, sameDay: stop.sameDayDeparture }, arrival);
        const flag = flags.get(`${timing.routeId}/${stop.position}`);
        const halts = flag === undefined || flag.currentStatus === 'ACTIVE';
        const board = halts && (flag?.boardingStop ?? true);
        return {
          stop: stopAt.get(stop.stopId)!,
          arrival,
          departure: minute,
          board,
          alight: halts && (flag?.dropOffStop ?? true),
        };
      }),
    );
    if (index % 512 === 511) yield;
  }
  return calls;
}

/** What is sold and the trips that it is, in the order of the schedules; of timings without calls the trips have none. */
export function* departuresInSteps(
  rows: Omit<MarketRows, 'timingStops' | 'routeStops'>,
  callsOfTiming: ReadonlyMap<string, TimetableCall[]>,
) {
  const timings = new Map(rows.routeTimings.map((timing) => [timing.id, timing]));
  const routes = new Map(rows.routes.map((route) => [route.id, route]));
  const lineAt = new Map(rows.routes.map((route, index) => [route.id, index]));
  const operatorAt = new Map(rows.operators.map((operator, index) => [operator.id, index]));
  const vehicleAt = new Map(rows.vehicleTypes.map((vehicle, index) => [vehicle.id, index]));
  const seatsOf = new Map(rows.seatLayouts.map((layout) => [layout.id, layout.numberOfSeats]));
  const services: ServiceDays[] = [];
  const serviceOf = new Map<number, number>();
  const departures: Departure[] = [];
  const trips: TimetableTrip[] = [];
  for (const [index, schedule] of rows.routeSchedules.entries()) {
    const timing = timings.get(schedule.routeTimingId)!;
    const route = routes.get(timing.routeId)!;
    const operator = operatorAt.get(route.operatorId)!;
    const vehicle = vehicleAt.get(schedule.vehicleTypeId)!;
    const weekdays = weekdayBits(schedule.daysOfWeek);
    let service = serviceOf.get(weekdays);
    if (service === undefined) {
      serviceOf.set(weekdays, (service = services.length));
      services.push({ weekdays, from: null, to: null });
    }
    const terms = termsOf(schedule, timing, route, rows.operators[operator]!);
    const seatCount = seatsOf.get(rows.vehicleTypes[vehicle]!.seatLayoutId) ?? 0;
    const branchId = schedule.routeBranchId ?? timing.routeBranchId;
    departures.push({ schedule, timing, route, operator, vehicle, seatCount, branchId, terms });
    trips.push({
      service,
      kind: KINDS.indexOf(route.transportType),
      line: lineAt.get(route.id)!,
      awaitedBy: timing.connectingRouteIds.flatMap((id) => lineAt.get(id) ?? []),
      calls: callsOfTiming.get(timing.id) ?? [],
    });
    if (index % 1024 === 1023) yield;
  }
  return { departures, trips, services };
}

const day = (date: string | null): number | null => (date === null ? null : dayNumber(travelDate(date)));

function termsOf(
  schedule: RouteScheduleRow,
  timing: RouteTimingRow,
  { offSale }: RouteRow,
  operator: OperatorRow,
): SaleTerms {
  const { blockingHoursFrom: from, blockingHoursTo: to } = timing;
  return {
    disabled: schedule.disabled || offSale,
    operatorId: operator.id,
    countryCode: operator.countryCode,
    operatorOffline: operator.offline,
    localsOnly: operator.allowLocalOnly,
    confirmsByHand: operator.confirmsByHand,
    blockBefore: blockBefore(timing.blockBefore, schedule.blockBefore),
    blockingHours: from === null || to === null ? null : { from, to },
    blockedPeriod: { from: day(schedule.blockingFrom), to: day(schedule.blockingTo) },
    season: [
      { from: day(schedule.allowFrom1), to: day(schedule.allowTo1) },
      { from: day(schedule.allowFrom2), to: day(schedule.allowTo2) },
    ].filter((range) => range.from !== null || range.to !== null),
    routeForUser: schedule.routeForUser,
  };
}
