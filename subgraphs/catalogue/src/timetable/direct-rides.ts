import { runsOn } from './service-days.rules.js';
import { ALIGHT, BOARD, type Ride, type Timetable } from './timetable.js';

/**
 * The direct rides that board on `day` at a stop of `from` and lead to a stop of `to`, by departure, then arrival.
 * Each departure once: from its last boarding stop of that day to the first stop of the destination after it.
 * `from` and `to` hold 1 at their stops and share none.
 */
export function directRides(
  timetable: Timetable,
  fromStops: readonly number[],
  from: Uint8Array,
  to: Uint8Array,
  day: number,
): Ride[] {
  const { callTrip, callStop, callArrival, callDeparture, callFlags, tripStart, boardStart, boardCalls } = timetable;
  const rides: Ride[] = [];
  for (const stop of fromStops) {
    for (let i = boardStart[stop]!; i < boardStart[stop + 1]!; i++) {
      const board = boardCalls[i]!;
      const trip = callTrip[board]!;
      const daysOut = Math.floor(callDeparture[board]! / 1440);
      for (let call = board + 1; call < tripStart[trip + 1]!; call++) {
        if (to[callStop[call]!] && callFlags[call]! & ALIGHT) {
          if (runsOn(timetable.services[timetable.tripService[trip]!]!, day - daysOut))
            rides.push({ trip, day: day - daysOut, board, alight: call });
          break;
        }
        if (boardsAgain(call, daysOut)) break;
      }
    }
  }
  const minute = (ride: Ride, time: Int32Array, call: number): number => time[call]! + (ride.day - day) * 1440;
  return rides.sort(
    (a, b) =>
      minute(a, callDeparture, a.board) - minute(b, callDeparture, b.board) ||
      minute(a, callArrival, a.alight) - minute(b, callArrival, b.alight) ||
      a.trip - b.trip,
  );

  function boardsAgain(call: number, daysOut: number): boolean {
    return (
      from[callStop[call]!] === 1 &&
      (callFlags[call]! & BOARD) !== 0 &&
      Math.floor(callDeparture[call]! / 1440) === daysOut
    );
  }
}
