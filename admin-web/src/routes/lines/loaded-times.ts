import { clocksFrom } from './clocks.js';
import { type LineValues, notesOf, stopsOf, timingsOf, type TimingValues } from './line-values.js';
import { copied } from './timing-moves.js';

/**
 * The times of one route as new ones of another, with their days, seasons and vehicles. Their clocks are kept where both
 * have the same stops; elsewhere they follow from the minutes of the route that they come to.
 */
export function loadedTimes(from: LineValues, to: LineValues): TimingValues[] {
  const [theirs, stops] = [stopsOf(from), stopsOf(to)];
  const isSame = theirs.length === stops.length && theirs.every(({ stopId }, at) => stopId === stops[at]!.stopId);
  return timingsOf(from).map((timing) => {
    const time = copied(timing);
    if (isSame) return time;
    const clocks = clocksFrom(timing.stops[0]?.departureTime ?? '', stops);
    return { ...time, stops: clocks, stopNames: stops.map(() => notesOf()) };
  });
}
