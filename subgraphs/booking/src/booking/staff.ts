import { REACHES } from '@naga/kernel/reach.js';
import type { BookingContext } from './booking-transaction.js';

/** The scopes in which somebody answers for more than his own purchases: what staff do to a booking asks for one of them. */
export const STAFF_SCOPES = REACHES.filter((reach) => reach !== 'own');

/** The same request by its scope alone: a traveller's token opens his booking, it does not make staff of its bearer. */
export const byScopeAlone = (context: BookingContext): BookingContext => ({
  ...context,
  viewer: { ...context.viewer, bookingToken: undefined },
});
