import type { Catalogue } from '../memory/catalogue.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { ALIGHT, BOARD, type Ride } from '../timetable/timetable.js';

/** Every departure of a route on a service date (a day number), as ridden from where one first boards to where one last leaves; by departure. */
export function ridesOfRoute({ timetable, departures }: Catalogue, routeId: string, day: number): Ride[] {
  const rides: Ride[] = [];
  for (const [trip, { route }] of departures.entries()) {
    if (route.id !== routeId || !runsOn(timetable.services[timetable.tripService[trip]!]!, day)) continue;
    let [board, alight] = [-1, -1];
    for (let call = timetable.tripStart[trip]!; call < timetable.tripStart[trip + 1]!; call++) {
      if (board >= 0 && timetable.callFlags[call]! & ALIGHT) alight = call;
      if (board < 0 && timetable.callFlags[call]! & BOARD) board = call;
    }
    if (alight > board) rides.push({ trip, day, board, alight });
  }
  const leaves = ({ board }: Ride): number => timetable.callDeparture[board]!;
  return rides.sort((a, b) => leaves(a) - leaves(b) || a.trip - b.trip);
}
