import { TicketNotChangeable } from '../booking/booking.errors.js';
import { isChangeable } from '../booking/changeable.rules.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';

/** Refuses with TICKET_NOT_CHANGEABLE when one of these parts of a leg is not bought, scanned, given back, or gone. */
export function requireChangeable(
  { id: bookingId }: BookingRecord,
  { departureTime, parts: known }: LegRecord,
  parts: readonly Pick<PartRecord, 'id'>[],
  now: number,
): void {
  const fixed = parts.flatMap(({ id }) => {
    const part = known.find((each) => each.id === id);
    return part && isChangeable(part.state, departureTime, now) ? [] : [part?.seatNumber ?? ''];
  });
  if (fixed.length > 0) throw new TicketNotChangeable({ bookingId, seats: fixed });
}
