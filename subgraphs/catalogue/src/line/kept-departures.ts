import type { CatalogueContext } from '../journey/asking.js';
import { hasLeft, offSaleSchedules, soldInstead, startOf } from './kept-departures.rules.js';
import type { LineKeptDepartureView } from './line.type.js';
import { savedLine } from './read-line.js';
import { soldOf } from './sold-of.js';

/**
 * Departures of a line that are sold no longer and that somebody has seats on, by date, for as long as they have not left;
 * none of a line out of reach.
 */
export async function keptDepartures(context: CatalogueContext, id: string): Promise<LineKeptDepartureView[]> {
  const line = await savedLine(context, id);
  if (line === undefined) return [];
  const now = context.clock.now();
  const sold = await soldOf(context, line, offSaleSchedules(line));
  return sold.flatMap(({ routeScheduleId, date, seats, bookings }) => {
    const departureTime = startOf(line, routeScheduleId)!;
    if (hasLeft(date, departureTime, now)) return [];
    const instead = (line.active && soldInstead(line, routeScheduleId, date, now)) || null;
    return [{ routeScheduleId, date, departureTime, seats: seats.length, bookings, instead }];
  });
}
