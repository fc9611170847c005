import { reachesByScope } from './booking-access.queries.js';
import type { BookingPermission } from './booking-scope.js';
import type { BookingContext } from './booking-transaction.js';
import { drives, type Driven } from './drives.js';

const asked = new WeakMap<BookingContext, Map<string, Promise<boolean>>>();

/**
 * Whether a ride is the viewer's to do this with by his scope, never by a token: it is his, or the booking is as a whole.
 * One statement a booking, permission and request.
 */
export async function mayChange(
  context: BookingContext,
  permission: BookingPermission,
  ride: Driven & { readonly bookingId: string },
): Promise<boolean> {
  const { database, viewer } = context;
  if (drives(viewer, permission, ride)) return true;
  const answers = asked.get(context) ?? new Map<string, Promise<boolean>>();
  asked.set(context, answers);
  const key = `${permission} ${ride.bookingId}`;
  const answer = answers.get(key) ?? reachesByScope(database, viewer, permission, ride.bookingId);
  answers.set(key, answer);
  return answer;
}
