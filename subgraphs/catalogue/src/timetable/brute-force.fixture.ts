import { changeWorks, walkMinutes } from './change.rules.js';
import { metresBetween } from './footpaths.js';
import { runsOn } from './service-days.rules.js';
import type { TimetableCall, TimetableRows } from './timetable-rows.js';

/** A ride written out: which trip and day, positions of its calls, minutes since midnight of the day asked for. */
export interface PlainRide {
  readonly trip: number;
  readonly day: number;
  readonly board: number;
  readonly alight: number;
  readonly departure: number;
  readonly arrival: number;
}

/** Every ride there is around a day, between every two calls: the slow and obvious way. */
export function everyRide(rows: TimetableRows, day: number): PlainRide[] {
  const rides: PlainRide[] = [];
  for (let offset = -3; offset <= 4; offset++)
    for (const [trip, { service, calls }] of rows.trips.entries())
      if (runsOn(rows.services[service]!, day + offset))
        calls.forEach((from, board) =>
          calls.forEach((to, alight) => {
            if (alight > board && from.board && to.alight)
              rides.push({
                trip,
                day: day + offset,
                board,
                alight,
                departure: from.departure + offset * 1440,
                arrival: to.arrival + offset * 1440,
              });
          }),
        );
  return rides;
}

export const boardingCall = (rows: TimetableRows, ride: PlainRide): TimetableCall =>
  rows.trips[ride.trip]!.calls[ride.board]!;
export const alightingCall = (rows: TimetableRows, ride: PlainRide): TimetableCall =>
  rows.trips[ride.trip]!.calls[ride.alight]!;

/** Whether one may ride `first` and then `second`. */
export function canChange(rows: TimetableRows, first: PlainRide, second: PlainRide): boolean {
  if (first.trip === second.trip && first.day === second.day) return false;
  const off = alightingCall(rows, first).stop;
  const on = boardingCall(rows, second).stop;
  const walk = off === on ? 0 : walkMinutes(metresBetween(rows.stops[off]!, rows.stops[on]!));
  const isAwaited = rows.trips[first.trip]!.awaitedBy?.includes(rows.trips[second.trip]!.line ?? -1) === true;
  return walk !== undefined && changeWorks(first.arrival, walk, second.departure, isAwaited);
}
