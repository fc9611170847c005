import type { Departure } from '../memory/departure.js';
import type { Place } from '../memory/place.js';
import { ALIGHT, BOARD, type Timetable } from '../timetable/timetable.js';

/** Direct rides between two places. Arrays stand side by side: one entry a trip, with its fastest ride. */
interface Rides {
  readonly from: number;
  readonly to: number;
  readonly trips: readonly number[];
  readonly boards: readonly number[];
  readonly alights: readonly number[];
}

/** Two places with a direct ride between them. */
export interface Pair extends Rides {
  /** Of the fastest ride. */
  readonly durationMinutes: number;
  /** Of the fastest ride, its part of the route's length by time; null when no route says how long it is. */
  readonly distanceKm: number | null;
}

/** All pairs, by key. */
export type PairTable = ReadonlyMap<number, Pair>;

interface Draft {
  from: number;
  to: number;
  trips: number[];
  boards: number[];
  alights: number[];
}

/** Keys of at most 30 million places fit a safe integer. */
export const pairKey = (from: number, to: number): number => from * 100_000 + to;

/** Works out which places are connected without a change. Provinces and countries are no places to list. */
export function* pairTableInSteps(
  timetable: Timetable,
  places: readonly Place[],
  placeOfStop: Int32Array,
  departures: readonly Departure[],
): Generator<void, PairTable> {
  const { tripStart, callStop, callFlags, callArrival, callDeparture } = timetable;
  const named = places.map((_, index) => listedAbove(places, index));
  const drafts = new Map<number, Draft>();
  const duration = (board: number, alight: number): number => callArrival[alight]! - callDeparture[board]!;

  function note(from: number, to: number, trip: number, board: number, alight: number): void {
    const key = pairKey(from, to);
    const draft = drafts.get(key);
    if (draft === undefined) {
      drafts.set(key, { from, to, trips: [trip], boards: [board], alights: [alight] });
    } else if (draft.trips.at(-1) !== trip) {
      draft.trips.push(trip);
      draft.boards.push(board);
      draft.alights.push(alight);
    } else if (duration(board, alight) < duration(draft.boards.at(-1)!, draft.alights.at(-1)!)) {
      draft.boards[draft.boards.length - 1] = board;
      draft.alights[draft.alights.length - 1] = alight;
    }
  }

  for (let trip = 0; trip < timetable.tripCount; trip++) {
    const end = tripStart[trip + 1]!;
    for (let board = tripStart[trip]!; board < end; board++) {
      if (!(callFlags[board]! & BOARD)) continue;
      const starts = named[placeOfStop[callStop[board]!]!]!;
      for (let alight = board + 1; alight < end; alight++) {
        if (!(callFlags[alight]! & ALIGHT)) continue;
        const ends = named[placeOfStop[callStop[alight]!]!]!;
        for (const from of starts)
          for (const to of ends) if (!starts.includes(to) && !ends.includes(from)) note(from, to, trip, board, alight);
      }
    }
    if (trip % 512 === 511) yield;
  }
  const table = new Map<number, Pair>();
  for (const [key, draft] of drafts) {
    table.set(key, withFastest(timetable, departures, draft));
    if (table.size % 256 === 255) yield;
  }
  return table;
}

/** What its fastest ride says of a pair with at least one trip. */
function withFastest(timetable: Timetable, departures: readonly Departure[], rides: Rides): Pair {
  const { tripStart, callArrival, callDeparture } = timetable;
  const durations = rides.trips.map(
    (_, index) => callArrival[rides.alights[index]!]! - callDeparture[rides.boards[index]!]!,
  );
  const durationMinutes = durations.reduce((least, minutes) => Math.min(least, minutes), Infinity);
  const trip = rides.trips[durations.indexOf(durationMinutes)]!;
  const whole = callArrival[tripStart[trip + 1]! - 1]! - callDeparture[tripStart[trip]!]!;
  const km = departures[trip]!.route.distanceKm;
  const distanceKm = km === null || whole <= 0 ? km : Math.round((km * durationMinutes) / whole);
  return { ...rides, durationMinutes, distanceKm };
}

/** The same two places by some of their trips only, of which there must be one. */
export function pairOf(
  timetable: Timetable,
  departures: readonly Departure[],
  pair: Pair,
  isMeant: (trip: number) => boolean,
): Pair {
  const kept = pair.trips.flatMap((trip, index) => (isMeant(trip) ? [index] : []));
  return withFastest(timetable, departures, {
    from: pair.from,
    to: pair.to,
    trips: kept.map((index) => pair.trips[index]!),
    boards: kept.map((index) => pair.boards[index]!),
    alights: kept.map((index) => pair.alights[index]!),
  });
}

function listedAbove(places: readonly Place[], index: number): number[] {
  const listed: number[] = [];
  for (let up = index; up >= 0 && listed.length < 10; up = places[up]!.parent) {
    const { type } = places[up]!.row;
    if (type === 'PROVINCE' || type === 'COUNTRY') break;
    listed.push(up);
  }
  return listed;
}
