import type { CatalogueContext } from '../journey/asking.js';
import { offSaleSchedules, soldInstead, startOf } from './kept-departures.rules.js';
import type { LineKeptDepartureView } from './line.type.js';
import { savedLine } from './read-line.js';
import { soldOf } from './sold-of.js';

/** Departures of a line that are sold no longer and that somebody has seats on, by date; none of a line out of reach. */
export async function keptDepartures(context: CatalogueContext, id: string): Promise<LineKeptDepartureView[]> {
  const line = await savedLine(context, id);
  if (line === undefined) return [];
  const sold = await soldOf(context, line, offSaleSchedules(line));
  return sold.map(({ routeScheduleId, date, seats, bookings }) => ({
    routeScheduleId,
    date,
    departureTime: startOf(line, routeScheduleId)!,
    seats: seats.length,
    bookings,
    instead: soldInstead(line, routeScheduleId, date) ?? null,
  }));
}
