import { locationPair } from '../location-pair/location-pairs.queries.js';
import { pairKey } from '../location-pair/pair-table.js';
import type { OfferedPair } from '../location-pair/pair-view.js';
import { metresBetween } from '../timetable/footpaths.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { refusalOf, type Asking } from './asking.js';
import type { Trip } from './search-journeys.queries.js';

/** Pairs from or to a place nearby with a direct ride on sale that day, the least detour first. */
export function nearbyPairs(asking: Asking, { from, to, day }: Trip): OfferedPair[] {
  const { catalogue, settings } = asking;
  const nearby = settings.NEARBY_KILOMETRES * 1000;
  const { places } = catalogue;
  const pairs: { from: number; to: number; metres: number }[] = [];
  for (const [place, { row, stops }] of places.entries()) {
    if (stops.length === 0 || place === from || place === to) continue;
    const fromThere = metresBetween(row, places[from]!.row);
    const toThere = metresBetween(row, places[to]!.row);
    if (fromThere <= nearby) pairs.push({ from: place, to, metres: fromThere });
    if (toThere <= nearby) pairs.push({ from, to: place, metres: toThere });
  }
  const answer: OfferedPair[] = [];
  for (const near of pairs.sort((a, b) => a.metres - b.metres)) {
    if (answer.length >= settings.NEARBY_PAIRS) break;
    const pair = hasRide(asking, near.from, near.to, day) ? locationPair(asking, near.from, near.to) : undefined;
    if (pair) answer.push(pair);
  }
  return answer;
}

function hasRide(asking: Asking, from: number, to: number, day: number): boolean {
  const { pairs, timetable } = asking.catalogue;
  const pair = pairs.get(pairKey(from, to));
  return (
    pair?.trips.some((trip, index) => {
      const board = pair.boards[index]!;
      const serviceDay = day - Math.floor(timetable.callDeparture[board]! / 1440);
      const ride = { trip, day: serviceDay, board, alight: pair.alights[index]! };
      return runsOn(timetable.services[timetable.tripService[trip]!]!, serviceDay) && refusalOf(asking, ride) === null;
    }) ?? false
  );
}
