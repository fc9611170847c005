import { footpaths } from './footpaths.js';
import { ALIGHT, BOARD, type Timetable } from './timetable.js';
import type { TimetableRows } from './timetable-rows.js';

/** Builds the whole timetable at once: for benches and tests. Servers run `timetableInSteps` a slice at a time. */
export function buildTimetable(rows: TimetableRows): Timetable {
  const steps = timetableInSteps(rows);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Builds the timetable, yielding every few hundred trips so that a server can answer in between.
 * Throws a RangeError for a trip whose minutes decrease: such a trip would be found and could not be ridden.
 */
export function* timetableInSteps(rows: TimetableRows): Generator<void, Timetable> {
  const callCount = rows.trips.reduce((sum, trip) => sum + trip.calls.length, 0);
  const tripCount = rows.trips.length;
  const tripStart = new Int32Array(tripCount + 1);
  const tripService = new Int32Array(tripCount);
  const tripKind = new Uint8Array(tripCount);
  const tripLine = new Int32Array(tripCount);
  const awaitedBy = new Map<number, ReadonlySet<number>>();
  const callTrip = new Int32Array(callCount);
  const callStop = new Int32Array(callCount);
  const callArrival = new Int32Array(callCount);
  const callDeparture = new Int32Array(callCount);
  const callFlags = new Uint8Array(callCount);
  let at = 0;
  let latest = 0;
  for (const [trip, { service, kind, calls, line = -1, awaitedBy: lines = [] }] of rows.trips.entries()) {
    tripStart[trip] = at;
    tripService[trip] = service;
    tripKind[trip] = kind;
    tripLine[trip] = line;
    if (lines.length > 0) awaitedBy.set(trip, new Set(lines));
    let minute = 0;
    for (const call of calls) {
      if (call.arrival < minute || call.departure < call.arrival)
        throw new RangeError(`trip ${trip} goes back in time`);
      minute = call.departure;
      callTrip[at] = trip;
      callStop[at] = call.stop;
      callArrival[at] = call.arrival;
      callDeparture[at] = call.departure;
      callFlags[at] = (call.board ? BOARD : 0) | (call.alight ? ALIGHT : 0);
      at++;
    }
    if (minute > latest) latest = minute;
    if (trip % 1024 === 1023) yield;
  }
  tripStart[tripCount] = at;
  const { boardStart, boardCalls } = yield* boardingsByStop(rows.stops.length, callStop, callDeparture, callFlags);
  const paths = yield* walks(rows);
  return {
    stopCount: rows.stops.length,
    tripCount,
    tripStart,
    tripService,
    tripKind,
    tripLine,
    awaitedBy,
    services: rows.services,
    callTrip,
    callStop,
    callArrival,
    callDeparture,
    callFlags,
    boardStart,
    boardCalls,
    ...paths,
    longestTripDays: Math.floor(latest / 1440),
  };
}

function* boardingsByStop(stopCount: number, callStop: Int32Array, callDeparture: Int32Array, callFlags: Uint8Array) {
  const boardStart = new Int32Array(stopCount + 1);
  for (let call = 0; call < callStop.length; call++) if (callFlags[call]! & BOARD) boardStart[callStop[call]! + 1]!++;
  for (let stop = 0; stop < stopCount; stop++) boardStart[stop + 1]! += boardStart[stop]!;
  const boardCalls = new Int32Array(boardStart[stopCount]!);
  const next = boardStart.slice(0, stopCount);
  for (let call = 0; call < callStop.length; call++)
    if (callFlags[call]! & BOARD) boardCalls[next[callStop[call]!]!++] = call;
  for (let stop = 0; stop < stopCount; stop++) {
    boardCalls
      .subarray(boardStart[stop]!, boardStart[stop + 1]!)
      .sort((a, b) => (callDeparture[a]! % 1440) - (callDeparture[b]! % 1440) || a - b);
    if (stop % 256 === 255) yield;
  }
  return { boardStart, boardCalls };
}

function* walks(rows: TimetableRows) {
  const footStart = new Int32Array(rows.stops.length + 1);
  const stops: number[] = [];
  const minutes: number[] = [];
  yield* footpaths(rows.stops, (from, to, walk) => {
    footStart[from + 1]!++;
    stops.push(to);
    minutes.push(walk);
  });
  for (let stop = 0; stop < rows.stops.length; stop++) footStart[stop + 1]! += footStart[stop]!;
  return { footStart, footStop: Int32Array.from(stops), footMinutes: Int32Array.from(minutes) };
}
