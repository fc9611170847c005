import { forbidden } from '@naga/server-kit/viewer/permission.js';
import { mayOpen } from './booking-access.queries.js';
import type { BookingContext } from './booking-transaction.js';

/** The permission of those who answer for more than their own sales. */
export const HISTORY = 'booking.history';

const asked = new WeakMap<BookingContext, Map<string, Promise<boolean>>>();

/**
 * Throws FORBIDDEN unless the booking lies within the viewer's scope of booking.history: a token opens the booking, not
 * its books. One statement a booking and request, whatever of its history is asked.
 */
export async function requireHistory(context: BookingContext, bookingId: string): Promise<void> {
  const answers = asked.get(context) ?? new Map<string, Promise<boolean>>();
  asked.set(context, answers);
  let answer = answers.get(bookingId);
  if (answer === undefined) {
    const { database, viewer } = context;
    answer = mayOpen(database, { ...viewer, bookingToken: undefined }, HISTORY, bookingId);
    answers.set(bookingId, answer);
  }
  if (!(await answer)) throw forbidden(HISTORY);
}
