import type { Connection } from '../timetable/connecting-rides.js';
import type { Ride } from '../timetable/timetable.js';

/** The legs that one search shows of somebody's vehicles: each once, in however many of its journeys it stands. */
export function legsOf(connections: readonly Connection[], isOwn: (ride: Ride) => boolean): Ride[] {
  const legs = connections.flatMap(({ first, second }) => [first, second]).filter(isOwn);
  return [...new Map(legs.map((leg) => [[leg.trip, leg.day, leg.board, leg.alight].join(), leg])).values()];
}
