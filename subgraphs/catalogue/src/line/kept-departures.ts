import type { CatalogueContext } from '../journey/asking.js';
import { hasLeft, isSoldNoLonger, soldInstead } from './kept-departures.rules.js';
import type { LineKeptDepartureView, LineSoldDepartureView } from './line.type.js';
import { type SavedLine, savedLine } from './read-line.js';
import { soldSince, todayAt } from './sold-of.js';
import { departureAt } from './told.rules.js';

/** Departures of some schedules of a line that somebody has seats on and that have not left, by date. */
async function comingOf(
  context: CatalogueContext,
  line: SavedLine,
  routeScheduleIds: readonly string[],
): Promise<LineSoldDepartureView[]> {
  const now = context.clock.now();
  const sold = await soldSince(context, routeScheduleIds, todayAt(context));
  return sold.map(departureAt(line)).filter(({ date, departureTime }) => !hasLeft(date, departureTime, now));
}

/**
 * Departures of a line that are sold no longer and that somebody has seats on, by date, for as long as they have not left;
 * none of a line out of reach.
 */
export async function keptDepartures(context: CatalogueContext, id: string): Promise<LineKeptDepartureView[]> {
  const line = await savedLine(context, id);
  if (line === undefined) return [];
  const now = context.clock.now();
  const all = line.timings.flatMap(({ schedules }) => schedules.map((schedule) => schedule.id));
  const sold = await comingOf(context, line, all);
  const kept = sold.filter(({ routeScheduleId, date }) => isSoldNoLonger(line, routeScheduleId, date));
  return kept.map((one) => ({
    ...one,
    instead: (line.active && soldInstead(line, one.routeScheduleId, one.date, now)) || null,
  }));
}
