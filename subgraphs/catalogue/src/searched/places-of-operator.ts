import type { Catalogue } from '../memory/catalogue.js';
import { ALIGHT, BOARD } from '../timetable/timetable.js';

/** Ids of the places where one gets on and off an operator's vehicles, with all that they lie in. */
export function placesOf(catalogue: Catalogue, operator: number): { boarding: string[]; leaving: string[] } {
  const { timetable, departures, places, placeOfStop } = catalogue;
  const [boarding, leaving] = [new Set<string>(), new Set<string>()];
  for (let trip = 0; trip < timetable.tripCount; trip++) {
    if (departures[trip]!.operator !== operator) continue;
    for (let call = timetable.tripStart[trip]!; call < timetable.tripStart[trip + 1]!; call++)
      for (let place = placeOfStop[timetable.callStop[call]!]!; place >= 0; place = places[place]!.parent) {
        const { id } = places[place]!.row;
        if (timetable.callFlags[call]! & BOARD) boarding.add(id);
        if (timetable.callFlags[call]! & ALIGHT) leaving.add(id);
      }
  }
  return { boarding: [...boarding], leaving: [...leaving] };
}
