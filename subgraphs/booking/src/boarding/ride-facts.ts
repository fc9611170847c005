import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';

/** What an event tells others of passengers on one ride: the booking with this leg alone, and who and for how much. */
export const rideFacts = (
  booking: BookingRecord,
  leg: LegRecord,
  parts: readonly PartRecord[],
): Record<string, unknown> => ({
  ...bookingFacts(booking, [leg]),
  legId: leg.id,
  operatorId: leg.operatorId,
  currency: booking.currency,
  parts: parts.map(({ id, seatNumber, fare, commission }) => ({ partId: id, seatNumber, fare, commission })),
});
