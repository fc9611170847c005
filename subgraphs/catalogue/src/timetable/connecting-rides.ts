import { MAX_WAIT_MINUTES, MIN_CHANGE_MINUTES } from './change.rules.js';
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
}

/**
 * For each first ride that boards on the day, the one-change journey that arrives first: of all ways to go on from it
 * no other can be better. Both rides are open for sale.
 */
export function connectingRides(timetable: Timetable, query: ConnectionQuery): Connection[] {
  const { callTrip, callStop, callArrival, callDeparture, callFlags, tripStart, boardStart, boardCalls } = timetable;
  const { footStart, footStop, footMinutes, tripKind, tripService, services } = timetable;
  const { from, to, onward, day, kind } = query;
  const found: Connection[] = [];
  for (const stop of query.fromStops)
    for (let i = boardStart[stop]!; i < boardStart[stop + 1]!; i++) fromHere(boardCalls[i]!);
  return found;

  function fromHere(board: number): void {
    const trip = callTrip[board]!;
    const daysOut = Math.floor(callDeparture[board]! / 1440);
    const first = { trip, day: day - daysOut, board, alight: board };
    if (!runsOn(services[tripService[trip]!]!, first.day) || !query.open(first)) return;
    const origin = -daysOut * 1440;
    let best: Omit<Connection, 'departure'> | undefined;
    for (let call = board + 1; call < tripStart[trip + 1]!; call++) {
      const at = callStop[call]!;
      const alights = (callFlags[call]! & ALIGHT) !== 0;
      // Beyond the destination the direct ride is better, beyond another boarding stop boarding there is.
      if (to[at] && alights) break;
      const arrival = callArrival[call]! + origin;
      if (alights && (best === undefined || arrival < best.arrival)) {
        best = goOn(first, call, at, arrival, 0, best);
        for (let f = footStart[at]!; f < footStart[at + 1]!; f++)
          best = goOn(first, call, footStop[f]!, arrival, footMinutes[f]!, best);
      }
      if (from[at] && callFlags[call]! & BOARD && Math.floor(callDeparture[call]! / 1440) === daysOut) break;
    }
    if (best) found.push({ ...best, departure: callDeparture[board]! + origin });
  }

  function goOn(
    first: Ride,
    alight: number,
    stop: number,
    arrival: number,
    walk: number,
    best: Omit<Connection, 'departure'> | undefined,
  ): typeof best {
    const rides = onward.get(stop);
    if (rides === undefined) return best;
    const earliest = arrival + walk + MIN_CHANGE_MINUTES;
    const latest = arrival + MAX_WAIT_MINUTES;
    const { board: boards, alight: alights } = rides;
    const start = firstAtOrAfter(boards, ((earliest % 1440) + 1440) % 1440);
    for (let n = 0; n < boards.length; n++) {
      const index = start + n < boards.length ? start + n : start + n - boards.length;
      const board = boards[index]!;
      const leaves = callDeparture[board]!;
      const minute = earliest + ((((leaves - earliest) % 1440) + 1440) % 1440);
      if (minute > latest || (best !== undefined && minute >= best.arrival)) break;
      const trip = callTrip[board]!;
      const reaches = minute + callArrival[alights[index]!]! - leaves;
      if (best !== undefined && reaches >= best.arrival) continue;
      const second = { trip, day: day + (minute - leaves) / 1440, board, alight: alights[index]! };
      if (kind !== undefined && tripKind[trip] !== kind && tripKind[first.trip] !== kind) continue;
      if (trip === first.trip && second.day === first.day) continue;
      if (!runsOn(services[tripService[trip]!]!, second.day) || !query.open(second)) continue;
      best = { first: { ...first, alight }, second, arrival: reaches };
    }
    return best;
  }

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
