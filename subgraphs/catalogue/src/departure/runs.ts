import type { Asking } from '../journey/asking.js';
import { formatClock } from '@naga/kernel/clock-time.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { isAsked } from './is-asked.js';
import type { RunsView } from './runs.type.js';
import type { RunningFilterInput } from './running-departure.type.js';

/** Schedules that leave on at least one of the days (day numbers, both included), with the seats of each departure. */
export function runsBetween(asking: Asking, first: number, last: number, filter: RunningFilterInput): RunsView[] {
  const { catalogue, views } = asking;
  const { timetable, departures, operators, places, placeOfStop } = catalogue;
  const { tripStart, tripService, services, callStop, callDeparture } = timetable;
  const townAt = (call: number): string => places[placeOfStop[callStop[call]!]!]!.row.names.en;
  const runs: RunsView[] = [];
  for (const [trip, departure] of departures.entries()) {
    if (!isAsked(catalogue, departure, filter)) continue;
    const service = services[tripService[trip]!]!;
    const seats: string[] = [];
    for (let day = first; day <= last; day++)
      seats.push(runsOn(service, day) ? String(views.vehicleOn(departure.vehicle, day).seatCount) : '');
    if (seats.every((each) => each === '')) continue;
    const [from, end] = [tripStart[trip]!, tripStart[trip + 1]!];
    runs.push({
      routeScheduleId: departure.schedule.id,
      operatorId: operators[departure.operator]!.id,
      operatorName: views.operators[departure.operator]!.name,
      time: formatClock(callDeparture[from]! % 1440),
      towns: `${townAt(from)}|${townAt(end - 1)}`,
      seats: seats.join(),
    });
  }
  return runs;
}
