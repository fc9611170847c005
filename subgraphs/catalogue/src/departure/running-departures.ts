import type { Asking } from '../journey/asking.js';
import { dateText, timeText } from '../journey/clock-text.js';
import { runsOn } from '../timetable/service-days.rules.js';
import type { RunningDepartureListView, RunningDepartureView, RunningFilterInput } from './running-departure.type.js';

const same = (wanted: string | null | undefined, value: string | null): boolean => wanted == null || wanted === value;

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

/** Departures of a service date (a day number) by departure of their first stop, from `offset` on `limit` of them. */
export function runningOn(
  asking: Asking,
  day: number,
  { routeScheduleId, operatorId, branchId, countryCode }: RunningFilterInput,
  { offset, limit }: { offset: number; limit: number },
): RunningDepartureListView {
  const { timetable, departures, operators } = asking.catalogue;
  const trips: number[] = [];
  for (const [trip, { schedule, operator, branchId: runBy }] of departures.entries()) {
    if (!same(routeScheduleId, schedule.id) || !same(branchId, runBy)) continue;
    const { id, countryCode: of } = operators[operator]!;
    if (!same(operatorId, id) || !same(countryCode, of)) continue;
    if (runsOn(timetable.services[timetable.tripService[trip]!]!, day)) trips.push(trip);
  }
  const leaves = (trip: number): number => timetable.callDeparture[timetable.tripStart[trip]!] ?? 0;
  trips.sort((a, b) => leaves(a) - leaves(b) || a - b);
  const listed = trips.slice(offset, offset + limit).map((trip) => runningOf(asking, trip, day));
  return { total: trips.length, departures: listed };
}
