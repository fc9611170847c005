import { ALIGHT, BOARD, type Timetable } from './timetable.js';

/** At one stop: the calls from where a vehicle reaches the destination without a change, by clock time, and where one gets off. */
export interface OnwardRides {
  readonly board: Int32Array;
  readonly alight: Int32Array;
}

/**
 * For each stop the vehicles that lead to `destination`: what a change looks into. Worth keeping as long as the
 * timetable lives, for it depends on neither date nor origin.
 */
export function onwardRidesTo(timetable: Timetable, destination: readonly number[]): ReadonlyMap<number, OnwardRides> {
  const { callTrip, callStop, callDeparture, callFlags, tripStart } = timetable;
  const wanted = new Uint8Array(timetable.stopCount);
  for (const stop of destination) wanted[stop] = 1;
  const found = new Map<number, [board: number, alight: number][]>();
  for (let trip = 0; trip < timetable.tripCount; trip++) {
    let alight = -1;
    for (let call = tripStart[trip + 1]! - 1; call >= tripStart[trip]!; call--) {
      if (alight >= 0 && callFlags[call]! & BOARD) {
        const stop = callStop[call]!;
        const rides = found.get(stop);
        if (rides) rides.push([call, alight]);
        else found.set(stop, [[call, alight]]);
      }
      if (wanted[callStop[call]!] && callFlags[call]! & ALIGHT) alight = call;
    }
  }
  const clock = (call: number): number => callDeparture[call]! % 1440;
  const result = new Map<number, OnwardRides>();
  for (const [stop, rides] of found) {
    rides.sort((a, b) => clock(a[0]) - clock(b[0]) || callTrip[a[0]]! - callTrip[b[0]]!);
    result.set(stop, {
      board: Int32Array.from(rides, (ride) => ride[0]),
      alight: Int32Array.from(rides, (ride) => ride[1]),
    });
  }
  return result;
}
