import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { mayOpenWhole } from './booking-access.queries.js';
import { loadBooking } from './booking.queries.js';
import type { BookingContext } from './booking-transaction.js';
import { drives, type Driven } from './drives.js';
import type { NamedRides } from './named-rides.js';

const asked = new WeakMap<BookingContext, Map<string, Promise<boolean>>>();

/** Whether the booking is the viewer's as a whole; one statement a booking and request. */
export function seesWhole(context: BookingContext, bookingId: string): Promise<boolean> {
  const { database, viewer } = context;
  if (reachBy(viewer, 'booking.view') === 'everything') return Promise.resolve(true);
  const answers = asked.get(context) ?? new Map<string, Promise<boolean>>();
  asked.set(context, answers);
  const answer = answers.get(bookingId) ?? mayOpenWhole(database, viewer, bookingId);
  answers.set(bookingId, answer);
  return answer;
}

/**
 * Whether the viewer sees everything of a ride. Of one that another operator drives in a booking that is only partly his
 * he sees what serves the passenger: who rides, from where to where, and when.
 */
export const seesRide = async (context: BookingContext, bookingId: string, ride: Driven): Promise<boolean> =>
  drives(context.viewer, 'booking.view', ride) || (await seesWhole(context, bookingId));

/** Of what a booking keeps, what belongs to no ride or to a ride that the viewer sees all of. */
export async function seenOf<Row>(
  context: BookingContext,
  bookingId: string,
  rows: readonly Row[],
  ridesOf: (row: Row) => NamedRides,
): Promise<readonly Row[]> {
  if (rows.length === 0 || (await seesWhole(context, bookingId))) return rows;
  const booking = await loadBooking(context.database, bookingId);
  return rows.filter((row) =>
    ridesOf(row)(booking).every((ride) => ride !== undefined && drives(context.viewer, 'booking.view', ride)),
  );
}
