import { mayOpen } from './booking-access.queries.js';
import { bookingView } from './booking-view.js';
import type { BookingView } from './booking.type.js';
import { loadBooking } from './booking.queries.js';
import type { BookingContext } from './booking-transaction.js';

/** A booking another subgraph only knows by its id; null where the viewer may not see it. */
export async function bookingReference({ id }: { id: string }, context: BookingContext): Promise<BookingView | null> {
  const { database, viewer, clock } = context;
  if (!(await mayOpen(database, viewer, 'booking.view', id))) return null;
  return bookingView(await loadBooking(database, id), clock.now());
}
