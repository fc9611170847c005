import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { pointsThatFit, withoutPoints, withPoints } from './points.rules.js';

/** A booking that is held, at the fares it has before points pay part of them. */
export const unpointed = (booking: BookingRecord): BookingRecord => ({
  ...booking,
  legs: booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map(withoutPoints) })),
});

/**
 * The same with as many of its points as fit (or of these), spread over all its seats; fees stay as they are, for points
 * pay fares. `booking` at the fares before points.
 */
export function paidWithPoints(booking: BookingRecord, points = booking.points): BookingRecord {
  const parts = partsOf(booking);
  const fit = pointsThatFit(parts, points);
  const paid = new Map(withPoints(parts, fit).map((part) => [part.id, part]));
  const legs = booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map(({ id }) => paid.get(id)!) }));
  return { ...booking, legs, points: fit };
}
