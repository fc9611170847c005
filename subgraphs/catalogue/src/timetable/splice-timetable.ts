import { boardingsByStop, daysOf, emptyColumns, writeCalls, writeTrip } from './build-timetable.js';
import type { ServiceDays } from './service-days.rules.js';
import type { Timetable } from './timetable.js';
import type { TimetableTrip } from './timetable-rows.js';

/** The trips of the next timetable between the same stops. */
export interface SplicedTrips {
  readonly services: readonly ServiceDays[];
  /** Calls are looked at only of those that are new. */
  readonly trips: readonly TimetableTrip[];
  /** For each of them the trip of the timetable before that makes the same calls; -1: it is new. */
  readonly was: Int32Array;
}

/** A timetable in which some trips are others: the calls of all the rest are copied from the one before, and so are ways on foot. */
export function* splicedTimetable(
  before: Timetable,
  { services, trips, was }: SplicedTrips,
): Generator<void, Timetable> {
  const { tripStart, stopCount } = before;
  const lengthOf = (trip: number): number => {
    const old = was[trip]!;
    return old < 0 ? trips[trip]!.calls.length : tripStart[old + 1]! - tripStart[old]!;
  };
  const columns = emptyColumns(
    trips.length,
    trips.reduce((sum, _, trip) => sum + lengthOf(trip), 0),
  );
  let [at, latest] = [0, 0];
  for (const [trip, said] of trips.entries()) {
    writeTrip(columns, trip, said, at);
    const end = at + lengthOf(trip);
    if (was[trip]! < 0) writeCalls(columns, trip, said.calls, at);
    else {
      const [from, to] = [tripStart[was[trip]!]!, tripStart[was[trip]! + 1]!];
      columns.callTrip.fill(trip, at, end);
      for (const column of ['callStop', 'callArrival', 'callDeparture', 'callFlags'] as const)
        columns[column].set(before[column].subarray(from, to), at);
    }
    if (end > at) latest = Math.max(latest, columns.callDeparture[end - 1]!);
    at = end;
    if (trip % 1024 === 1023) yield;
  }
  columns.tripStart[trips.length] = at;
  const boardings = yield* boardingsByStop(stopCount, columns);
  return { ...before, services, tripCount: trips.length, ...columns, ...boardings, longestTripDays: daysOf(latest) };
}
