import type { Asking } from '../journey/asking.js';
import { rideOf } from '../journey/find-ride.queries.js';
import { dateText, timeText } from '../journey/clock-text.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { isAsked } from './is-asked.js';
import type { RunningDepartureListView, RunningDepartureView, RunningFilterInput } from './running-departure.type.js';

function callsOf({ catalogue }: Asking, trip: number, day: number): RunningDepartureView['calls'] {
  const { tripStart, callArrival, callDeparture } = catalogue.timetable;
  const [first, end] = [tripStart[trip]!, tripStart[trip + 1]!];
  return Array.from({ length: end - first }, (_, position) => {
    const call = first + position;
    const minutes = (call === end - 1 ? callArrival : callDeparture)[call]!;
    return { position, time: timeText(day, minutes), names: catalogue.stopNamesAt(call) };
  });
}

function runningOf(asking: Asking, trip: number, day: number): RunningDepartureView {
  const { catalogue, views } = asking;
  const { schedule, route, operator, vehicle, branchId } = catalogue.departures[trip]!;
  const { id, countryCode } = catalogue.operators[operator]!;
  const ridden = views.vehicleOn(vehicle, day);
  const { seatCount, seatLayout } = ridden;
  const calls = callsOf(asking, trip, day);
  return {
    routeScheduleId: schedule.id,
    date: dateText(day),
    departureTime: calls[0]!.time,
    arrivalTime: calls.at(-1)!.time,
    operatorId: id,
    operatorName: views.operators[operator]!.name,
    operatorCountryCode: countryCode,
    operatorBranchId: branchId,
    routeNames: route.names,
    vehicleNames: catalogue.rows.vehicleTypes[vehicle]!.names,
    vehicle: ridden,
    seatCount,
    blockedSeats: seatLayout.seats
      .filter(({ kind, blocked }) => kind === 'SEAT' && blocked)
      .map(({ number }) => number),
    calls,
  };
}

/** Where a departure stands in its day: minutes from midnight to its first stop, and its schedule. */
type Place = readonly [minutes: number, scheduleId: number];

const PLACE = /^(\d{1,5})\.(\d{1,15})$/;

function placeIn(said: string | null | undefined): Place | undefined {
  const [, minutes, scheduleId] = PLACE.exec(said ?? '') ?? [];
  return minutes === undefined ? undefined : [Number(minutes), Number(scheduleId)];
}

const byPlace = ([minutes, id]: Place, [laterMinutes, laterId]: Place): number =>
  minutes - laterMinutes || id - laterId;

/**
 * Departures of a service date (a day number) by departure of their first stop: behind a place of that day, else from
 * `offset` on, `limit` of them.
 */
export function runningOn(
  asking: Asking,
  day: number,
  filter: RunningFilterInput,
  { offset, limit, after }: { offset: number; limit: number; after?: string | null | undefined },
): RunningDepartureListView {
  const { timetable, departures } = asking.catalogue;
  const { servesAny } = filter;
  const trips: { trip: number; place: Place }[] = [];
  for (const [trip, run] of departures.entries()) {
    const { schedule } = run;
    if (!isAsked(asking.catalogue, run, filter)) continue;
    if (!runsOn(timetable.services[timetable.tripService[trip]!]!, day)) continue;
    const departure = { routeScheduleId: schedule.id, date: dateText(day) };
    if (servesAny?.every((stops) => rideOf(asking.catalogue, { ...departure, ...stops }) === undefined)) continue;
    trips.push({ trip, place: [timetable.callDeparture[timetable.tripStart[trip]!] ?? 0, Number(schedule.id)] });
  }
  trips.sort((a, b) => byPlace(a.place, b.place));
  const start = placeIn(after);
  const behind = start ? trips.filter(({ place }) => byPlace(place, start) > 0) : trips.slice(offset);
  const listed = behind.slice(0, limit);
  return {
    total: trips.length,
    departures: listed.map(({ trip }) => runningOf(asking, trip, day)),
    next: behind.length > limit ? (listed.at(-1)?.place.join('.') ?? null) : null,
  };
}
