import type { ServiceDays } from './service-days.rules.js';

export const BOARD = 1;
export const ALIGHT = 2;

/**
 * The timetable as flat typed arrays. A trip is what repeats from day to day (a route schedule, a GTFS trip); its calls
 * stand next to each other, from tripStart[t] up to tripStart[t + 1]. Minutes count from midnight of the service date
 * and pass 1440 after midnight. Stops and trips are dense numbers; who builds it keeps what they stand for.
 */
export interface Timetable {
  readonly stopCount: number;
  readonly tripCount: number;
  readonly tripStart: Int32Array;
  readonly tripService: Int32Array;
  /** A small number of the builder's choice (transport type): the search can ask for one. */
  readonly tripKind: Uint8Array;
  /** TimetableTrip.line; -1 where nothing was said. */
  readonly tripLine: Int32Array;
  /** By trip the lines whose vehicles wait for it; most trips are awaited by none and are not in it. */
  readonly awaitedBy: ReadonlyMap<number, ReadonlySet<number>>;
  readonly services: readonly ServiceDays[];
  readonly callTrip: Int32Array;
  readonly callStop: Int32Array;
  readonly callArrival: Int32Array;
  readonly callDeparture: Int32Array;
  /** BOARD, ALIGHT or both. */
  readonly callFlags: Uint8Array;
  /** Calls where one may board stop s, by clock time (departure modulo a day): boardCalls[boardStart[s]..boardStart[s + 1]]. */
  readonly boardStart: Int32Array;
  readonly boardCalls: Int32Array;
  /** Stops within walking distance of stop s and minutes to walk: [footStart[s]..footStart[s + 1]]. */
  readonly footStart: Int32Array;
  readonly footStop: Int32Array;
  readonly footMinutes: Int32Array;
  /** Days before a date on which a vehicle that still runs on that date may have left its first stop. */
  readonly longestTripDays: number;
}

/** Whether the vehicle of one trip waits for that of another. */
export const isAwaited = ({ awaitedBy, tripLine }: Timetable, first: number, second: number): boolean =>
  awaitedBy.get(first)?.has(tripLine[second]!) === true;

/** One vehicle ridden once: of which day's departure, from which call to which. */
export interface Ride {
  readonly trip: number;
  /** The service date as a day number. */
  readonly day: number;
  /** Indices into the timetable's calls. */
  readonly board: number;
  readonly alight: number;
}
