import type { Line } from './line.rules.js';

/** A line as it was: what is there of it keeps its ids; what is gone by now comes back with new ones. */
export function lineBefore(before: Line, now: Line): Line {
  const known = new Set(
    now.timings.flatMap(({ id, schedules }) => [`t${id}`, ...schedules.map((one) => `s${one.id}`)]),
  );
  const timings = before.timings.map((timing) => ({
    ...timing,
    id: known.has(`t${timing.id}`) ? timing.id : null,
    schedules: timing.schedules.map((one) => ({ ...one, id: known.has(`s${one.id}`) ? one.id : null })),
  }));
  return { ...before, timings };
}
