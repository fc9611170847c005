import { MAX_WALK_METRES, walkMinutes } from './change.rules.js';
import type { TimetableStop } from './timetable-rows.js';

const METRES_PER_DEGREE = 111_195;

/** Metres between two places as the crow flies; exact enough below a few hundred kilometres. */
export function metresBetween(a: TimetableStop, b: TimetableStop): number {
  const x = (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360);
  return Math.hypot(x, a.latitude - b.latitude) * METRES_PER_DEGREE;
}

/** Calls `found(from, to, minutes)` for each ordered pair of stops one can walk between, grouped by `from`. */
export function* footpaths(
  stops: readonly TimetableStop[],
  found: (from: number, to: number, minutes: number) => void,
): Generator<void> {
  const cell = MAX_WALK_METRES / METRES_PER_DEGREE;
  const cells = new Map<number, number[]>();
  // A degree of longitude is shorter than one of latitude, by at most half up to 60° north: two cells more to look at.
  const keyOf = (row: number, column: number): number => row * 1_000_003 + column;
  stops.forEach((stop, index) => {
    const key = keyOf(Math.floor(stop.latitude / cell), Math.floor(stop.longitude / cell));
    const inside = cells.get(key);
    if (inside) inside.push(index);
    else cells.set(key, [index]);
  });
  for (const [from, stop] of stops.entries()) {
    const row = Math.floor(stop.latitude / cell);
    const column = Math.floor(stop.longitude / cell);
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 2; c <= column + 2; c++)
        for (const to of cells.get(keyOf(r, c)) ?? []) {
          const minutes = to === from ? undefined : walkMinutes(metresBetween(stop, stops[to]!));
          if (minutes !== undefined) found(from, to, minutes);
        }
    if (from % 256 === 255) yield;
  }
}
