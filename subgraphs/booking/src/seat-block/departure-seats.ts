import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { drives } from '../booking/drives.js';
import { SeatsOfDepartureDocument, type SeatsOfDepartureQuery } from '../neighbours/catalogue.generated.js';

/** A departure with its vehicle, as whoever runs it knows it. */
export type SeatedDeparture = SeatsOfDepartureQuery['runningOn']['departures'][number] & {
  readonly date: string;
  readonly departureTime: string;
  readonly routeNames: LocalizedText;
};

/**
 * A departure whose seats the viewer may block; undefined for one that does not run that day and for another operator's,
 * which looks the same.
 */
export async function seatedDeparture(
  { neighbours, viewer }: BookingContext,
  routeScheduleId: string,
  date: string,
): Promise<SeatedDeparture | undefined> {
  if (!isRowId(routeScheduleId)) return undefined;
  const answer = await neighbours.ask('catalogue', SeatsOfDepartureDocument, { routeScheduleId, date }, viewer);
  const departure = answer.runningOn.departures[0] as SeatedDeparture | undefined;
  return departure && drives(viewer, 'seat.block', departure) ? departure : undefined;
}
