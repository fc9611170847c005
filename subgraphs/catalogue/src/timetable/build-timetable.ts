import { footpaths } from './footpaths.js';
import { ALIGHT, BOARD, type Timetable } from './timetable.js';
import type { TimetableCall, TimetableRows, TimetableTrip } from './timetable-rows.js';

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
  const { longestTripDays, ...columns } = yield* columnsInSteps(rows.trips);
  const boardings = yield* boardingsByStop(rows.stops.length, columns);
  const paths = yield* walks(rows);
  const { services, stops, trips } = rows;
  return {
    stopCount: stops.length,
    tripCount: trips.length,
    services,
    ...columns,
    ...boardings,
    ...paths,
    longestTripDays,
  };
}

type Columns = Pick<
  Timetable,
  | ('tripStart' | 'tripService' | 'tripKind' | 'tripLine' | 'awaitedBy' | 'longestTripDays')
  | ('callTrip' | 'callStop' | 'callArrival' | 'callDeparture' | 'callFlags')
>;

interface WritableColumns extends Omit<Columns, 'longestTripDays' | 'awaitedBy'> {
  readonly awaitedBy: Map<number, ReadonlySet<number>>;
}

/** Room for so many trips and calls. */
export const emptyColumns = (trips: number, calls: number): WritableColumns => ({
  tripStart: new Int32Array(trips + 1),
  tripService: new Int32Array(trips),
  tripKind: new Uint8Array(trips),
  tripLine: new Int32Array(trips),
  awaitedBy: new Map(),
  callTrip: new Int32Array(calls),
  callStop: new Int32Array(calls),
  callArrival: new Int32Array(calls),
  callDeparture: new Int32Array(calls),
  callFlags: new Uint8Array(calls),
});

/** Writes what is said of a trip beside its calls, which begin at a place. */
export function writeTrip(
  { tripStart, tripService, tripKind, tripLine, awaitedBy }: WritableColumns,
  trip: number,
  { service, kind, line = -1, awaitedBy: lines = [] }: TimetableTrip,
  from: number,
): void {
  tripStart[trip] = from;
  tripService[trip] = service;
  tripKind[trip] = kind;
  tripLine[trip] = line;
  if (lines.length > 0) awaitedBy.set(trip, new Set(lines));
}

/** Writes the calls of a trip from a place on. Throws a RangeError where its minutes decrease. */
export function writeCalls(
  { callTrip, callStop, callArrival, callDeparture, callFlags }: WritableColumns,
  trip: number,
  calls: readonly TimetableCall[],
  from: number,
): void {
  let minute = 0;
  for (const [index, call] of calls.entries()) {
    if (call.arrival < minute || call.departure < call.arrival) throw new RangeError(`trip ${trip} goes back in time`);
    minute = call.departure;
    const at = from + index;
    callTrip[at] = trip;
    callStop[at] = call.stop;
    callArrival[at] = call.arrival;
    callDeparture[at] = call.departure;
    callFlags[at] = (call.board ? BOARD : 0) | (call.alight ? ALIGHT : 0);
  }
}

/** Of the last minute of any trip. */
export const daysOf = (latest: number): number => Math.floor(latest / 1440);

function* columnsInSteps(trips: readonly TimetableTrip[]): Generator<void, Columns> {
  const columns = emptyColumns(
    trips.length,
    trips.reduce((sum, trip) => sum + trip.calls.length, 0),
  );
  let at = 0;
  let latest = 0;
  for (const [trip, said] of trips.entries()) {
    const { calls } = said;
    writeTrip(columns, trip, said, at);
    writeCalls(columns, trip, calls, at);
    at += calls.length;
    latest = Math.max(latest, calls.at(-1)?.departure ?? 0);
    if (trip % 1024 === 1023) yield;
  }
  columns.tripStart[trips.length] = at;
  return { ...columns, longestTripDays: daysOf(latest) };
}

/** Where one may board each stop, by clock time. */
export function* boardingsByStop(
  stopCount: number,
  { callStop, callDeparture, callFlags }: Pick<Columns, 'callStop' | 'callDeparture' | 'callFlags'>,
) {
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
