import { AWAITED_CHANGE_MINUTES, MAX_WAIT_MINUTES, MIN_CHANGE_MINUTES } from './change.rules.js';
import type { OnwardRides } from './onward-rides.js';
import { runsOn } from './service-days.rules.js';
import { ALIGHT, BOARD, type Ride, type Timetable } from './timetable.js';

/** Two rides with one change; minutes since midnight of the searched day. */
export interface Connection {
  readonly first: Ride;
  readonly second: Ride;
  readonly departure: number;
  readonly arrival: number;
}

export interface ConnectionQuery {
  readonly fromStops: readonly number[];
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  readonly onward: ReadonlyMap<number, OnwardRides>;
  readonly day: number;
  /** One of the two rides must be of this kind; undefined = any. */
  readonly kind: number | undefined;
  readonly open: (ride: Ride) => boolean;
  /** A journey that leaves at this minute is worthwhile only if it arrives before this one (Infinity: at any time). */
  readonly arrivalToBeat: (departure: number) => number;
}

/**
 * For each first ride that boards on the day, the one-change journey that arrives first: of all ways to go on from it
 * no other can be better. Both rides are open for sale.
 */
export function connectingRides(timetable: Timetable, query: ConnectionQuery): Connection[] {
  const { callTrip, callStop, callArrival, callDeparture, callFlags, tripStart, boardStart, boardCalls } = timetable;
  const { footStart, footStop, footMinutes, tripKind, tripService, services, awaitedBy, tripLine } = timetable;
  const { from, to, onward, day, kind } = query;
  const found: Connection[] = [];
  /** The best way on from the present first ride, and the arrival that the next one must beat. */
  let best: Connection | undefined;
  let limit = Infinity;
  /** Lines whose vehicles wait for the present first ride, and so the least minutes of a change. */
  let awaited: ReadonlySet<number> | undefined;
  let least = MIN_CHANGE_MINUTES;
  for (const stop of query.fromStops)
    for (let i = boardStart[stop]!; i < boardStart[stop + 1]!; i++) rideFrom(boardCalls[i]!);
  return found;

  function rideFrom(board: number): void {
    const trip = callTrip[board]!;
    const daysOut = Math.floor(callDeparture[board]! / 1440);
    const midnight = -daysOut * 1440;
    const departure = callDeparture[board]! + midnight;
    const first = { trip, day: day - daysOut, board, alight: board };
    limit = query.arrivalToBeat(departure);
    awaited = awaitedBy.get(trip);
    least = awaited === undefined ? MIN_CHANGE_MINUTES : AWAITED_CHANGE_MINUTES;
    if (callArrival[board + 1]! + midnight + least >= limit) return;
    if (!runsOn(services[tripService[trip]!]!, first.day) || !query.open(first)) return;
    best = undefined;
    for (let call = board + 1; call < tripStart[trip + 1]!; call++) {
      const at = callStop[call]!;
      const alights = (callFlags[call]! & ALIGHT) !== 0;
      // Beyond the destination the direct ride is better, beyond another boarding stop boarding there is.
      if (to[at] && alights) break;
      const arrival = callArrival[call]! + midnight;
      if (arrival + least >= limit) break;
      if (alights) {
        goOn(first, departure, call, at, arrival, 0);
        for (let f = footStart[at]!; f < footStart[at + 1]!; f++)
          goOn(first, departure, call, footStop[f]!, arrival, footMinutes[f]!);
      }
      if (from[at] && callFlags[call]! & BOARD && Math.floor(callDeparture[call]! / 1440) === daysOut) break;
    }
    if (best) found.push(best);
  }

  function goOn(first: Ride, departure: number, alight: number, stop: number, arrival: number, walk: number): void {
    const rides = onward.get(stop);
    if (rides === undefined) return;
    const earliest = arrival + walk + least;
    const unawaited = arrival + walk + MIN_CHANGE_MINUTES;
    const latest = arrival + MAX_WAIT_MINUTES;
    const { board: boards, alight: alights } = rides;
    let index = firstAtOrAfter(boards, ((earliest % 1440) + 1440) % 1440);
    for (let n = 0; n < boards.length; n++, index++) {
      if (index === boards.length) index = 0;
      const board = boards[index]!;
      const leaves = callDeparture[board]!;
      const minute = earliest + ((((leaves - earliest) % 1440) + 1440) % 1440);
      if (minute > latest || minute >= limit) return;
      const reaches = minute + callArrival[alights[index]!]! - leaves;
      if (reaches >= limit) continue;
      const trip = callTrip[board]!;
      if (minute < unawaited && !awaited!.has(tripLine[trip]!)) continue;
      const second = { trip, day: day + (minute - leaves) / 1440, board, alight: alights[index]! };
      if (kind !== undefined && tripKind[trip] !== kind && tripKind[first.trip] !== kind) continue;
      if (trip === first.trip && second.day === first.day) continue;
      if (!runsOn(services[tripService[trip]!]!, second.day) || !query.open(second)) continue;
      best = { first: { ...first, alight }, second, departure, arrival: reaches };
      limit = reaches;
    }
  }

  /** The position of the first boarding at or after a clock time; the first of all when there is none. */
  function firstAtOrAfter(boards: Int32Array, clock: number): number {
    let low = 0;
    let high = boards.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (callDeparture[boards[middle]!]! % 1440 < clock) low = middle + 1;
      else high = middle;
    }
    return low === boards.length ? 0 : low;
  }
}
